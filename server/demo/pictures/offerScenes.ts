import type { Scene } from './Scene';
import { block, cloud, fill, line, sun, tree } from './shapes';

/** Banners of what is offered beside the cars of the list: one for each home of a line. */
export const offerScenes = {
  luxury: {
    sky: ['#e3dcec', '#f3e7e4', '#fff1dc'],
    car: 'porsche-panamera',
    ground: '#6f6a78',
    view:
      sun(540, 92, 26, '#ffd9a0') +
      cloud(400, 44, 0.8) +
      cloud(610, 36, 0.6) +
      fill('M120 236C250 166 380 200 500 168S690 150 750 152V240H120Z', '#cdbfd6') +
      fill('M0 244C150 214 320 232 450 220S660 216 750 222V252H0Z', '#b3a5bf') +
      // A hotel with wings, a portico and a lit entrance.
      '<g transform="translate(-436 0)">' +
      fill('M548 236V104H750V236Z', '#f4e9da') +
      fill('M540 108L552 88H750V108Z', '#8d7a8f') +
      fill('M590 88V64H708V88Z', '#f4e9da') +
      fill('M582 66L649 38L716 66Z', '#8d7a8f') +
      [560, 578, 724, 742]
        .map(x => fill(`M${x} 122h10v20h-10zM${x} 156h10v20h-10zM${x} 190h10v20h-10z`, '#ffcf87'))
        .join('') +
      fill('M600 236V132Q649 96 698 132V236Z', '#e5d3bb') +
      fill('M624 236V160Q649 138 674 160V236Z', '#ffe2ae') +
      line('M649 148V236M624 190H674', '#c9a877', 2) +
      fill('M596 132h10v104h-10zM692 132h10v104h-10zM588 126h122v8h-122z', '#fffaf0') +
      fill('M634 52h30v8h-30z', '#ffcf87') +
      '</g>' +
      // Cypresses along the drive.
      [90, 346, 378, 700, 728]
        .map((x, i) => {
          const height = 46 + (i % 2) * 12;
          return fill(
            `M${x} 236C${x - 11} ${236 - height / 2} ${x - 5} ${242 - height} ${x} ${232 - height}C${x + 5} ${242 - height} ${x + 11} ${236 - height / 2} ${x} 236Z`,
            '#7d8a76',
          );
        })
        .join(''),
  },
  company: {
    sky: ['#d5e6f4', '#eaf3f9', '#fdf6e6'],
    car: 'audi-a6l',
    ground: '#78838e',
    view:
      sun(660, 64, 20, '#ffd98c') +
      cloud(440, 46, 0.7) +
      cloud(580, 34, 0.9) +
      fill('M150 236C280 176 400 206 520 178S700 164 750 160V240H150Z', '#bcd6e4') +
      block(410, 228, 5, 8, '#9fc3da') +
      block(690, 228, 4, 12, '#8db5d0') +
      fill('M0 244C150 220 330 234 450 224S660 220 750 224V252H0Z', '#a9cbb2') +
      // The head office: a glass tower and its lower wing.
      '<g transform="translate(-372 0)">' +
      fill('M596 236V40H686V236Z', '#6f9cc2') +
      fill('M596 40L612 28H702L686 40Z', '#a9c8e2') +
      fill('M686 40L702 28V236H686Z', '#4f7fa8') +
      [54, 78, 102, 126, 150, 174, 198]
        .map(y => fill(`M604 ${y}h20v14h-20zM631 ${y}h20v14h-20zM658 ${y}h20v14h-20z`, '#cfe4f4'))
        .join('') +
      fill('M494 236V150H600V236Z', '#8fb4d2') +
      fill('M494 150L506 140H600V150Z', '#bcd6ea') +
      [162, 186]
        .map(y => [504, 528, 552, 576].map(x => fill(`M${x} ${y}h16v14h-16z`, '#e3f0f9')).join(''))
        .join('') +
      fill('M534 236V208H562V236Z', '#3f678c') +
      fill('M526 204h44v6h-44z', '#ffb038') +
      line('M722 236V104', '#8b97a2', 3) +
      fill('M724 106C732 100 740 112 749 105V128C740 135 732 122 724 129Z', '#ffb038') +
      '</g>' +
      [100, 366, 392, 706, 736].map((x, i) => tree(x, 232, 0.62 + (i % 3) * 0.14, '#72ae86')).join(''),
  },
} as const satisfies Readonly<Record<string, Scene>>;

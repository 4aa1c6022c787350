/** Banners, drawn by us around the same cars. */
import type { ParkedCar, Scenery } from './Scenery';
import { block, cloud, fill, heart, line, palm, sun, tree, turbine, WINDOWS } from './shapes';
import { path, svg, vertical } from './svg';

interface Scene {
  /** Sky from top to horizon; pale, for dark text lies on it. */
  sky: readonly string[];
  /** The car on the road: the name of its rendered picture; absent: a column, or what is drawn, stands there. */
  car?: string;
  /** Cars one behind the other, the last one first. */
  column?: readonly Omit<ParkedCar, 'view'>[];
  ground: string;
  /** What stands between sky and ground. */
  view: string;
  /** What is drawn on the road, before everything else. */
  front?: string;
}

const BANNERS = {
  newcomer: {
    sky: ['#d3e9ff', '#eaf5ff', '#fff6e6'],
    car: 'volkswagen-sagitar',
    ground: '#7d8a9c',
    view:
      sun(690, 62, 24, '#ffd27a') +
      cloud(430, 50, 1) +
      cloud(560, 34, 0.7) +
      fill('M250 230C360 176 470 196 560 178S720 170 750 160V240H250Z', '#c9def3') +
      block(420, 226, 5, 7, '#a9c6e8') +
      block(478, 226, 4, 11, '#8fb4de') +
      block(524, 226, 6, 8, '#b7d0ec') +
      block(592, 226, 4, 13, '#86add9') +
      block(640, 226, 5, 9, '#a3c2e6') +
      block(698, 226, 5, 12, '#94b8df') +
      [386, 402, 470, 734].map((x, i) => tree(x, 230, 0.6 + (i % 2) * 0.15, '#6fbf8a')).join(''),
  },
  weekend: {
    sky: ['#cdeeff', '#e9f8ff', '#f6fbe8'],
    car: 'tank-300',
    ground: '#8b9584',
    view:
      sun(470, 60, 22, '#ffd66b') +
      cloud(600, 42, 1) +
      cloud(380, 40, 0.6) +
      fill('M330 230L440 120L486 164L560 76L640 158L684 118L750 176V240H330Z', '#a9c9dc') +
      fill(
        'M560 76L587 104L572 100L560 112L548 100L537 104ZM440 120L457 136L446 134L438 142L424 136Z',
        '#fff',
        0.9,
      ) +
      fill('M180 236C320 168 420 214 520 186S680 168 750 190V240H180Z', '#a8d59a') +
      fill('M0 240C140 214 300 228 420 212S640 204 750 214V250H0Z', '#7fbf74') +
      [350, 376, 420, 700, 728].map((x, i) => tree(x, 228 - (i % 2) * 6, 0.7 + (i % 3) * 0.16)).join(''),
  },
  longrent: {
    sky: ['#e2defa', '#efe9fb', '#ffeede'],
    car: 'buick-gl8',
    ground: '#857f99',
    view:
      sun(520, 128, 26, '#ffcf8f') +
      cloud(640, 44, 0.9) +
      cloud(440, 56, 0.6) +
      fill('M240 230C330 150 400 176 480 150S620 116 750 150V240H240Z', '#cfc5ec') +
      fill('M160 238C300 176 430 206 540 176S690 160 750 172V240H160Z', '#b3a6df') +
      fill('M0 244C160 216 330 234 440 222S640 222 750 226V250H0Z', '#9a8fd0') +
      block(690, 226, 5, 7, '#9d92d2') +
      [372, 394, 668].map((x, i) => tree(x, 230, 0.6 + i * 0.12, '#7d76bd')).join(''),
  },
  sanya: {
    sky: ['#ffe0c2', '#ffd0b8', '#ffbfae'],
    car: 'ford-mustang-convertible',
    ground: '#8f8084',
    view:
      sun(560, 152, 44, '#fff0c0') +
      cloud(420, 48, 0.8) +
      cloud(636, 60, 0.7) +
      fill('M0 152H750V240H0Z', '#6fc3cf') +
      fill('M0 152H750V170H0Z', '#8fd3d6') +
      fill('M516 152H604L620 200H500Z', '#fff3cf', 0.55) +
      line('M380 170H420M450 182H494M640 176H690M330 192H372M620 194H650', '#d5f1ee', 2) +
      fill('M640 152C668 132 712 126 750 132V152Z', '#7f9fa8') +
      fill('M424 164L428 128L452 162ZM422 164L424 138L406 162ZM404 166H456L448 174H412Z', '#fff') +
      fill('M0 214C180 194 340 216 480 204S680 196 750 202V240H0Z', '#f9e3b8') +
      palm(668, 232, 1.35) +
      palm(724, 236, 1.05) +
      palm(362, 230, 0.85),
  },
  newenergy: {
    sky: ['#cff3ea', '#e4f9f2', '#f4fdf3'],
    car: 'byd-dolphin',
    ground: '#7f948f',
    view:
      sun(690, 56, 20, '#ffe08a') +
      cloud(560, 40, 0.8) +
      cloud(400, 58, 0.6) +
      fill('M220 236C330 164 450 200 550 168S700 158 750 150V240H220Z', '#b5e4cb') +
      turbine(470, 196, 1.25, 20) +
      turbine(540, 184, 0.95, 70) +
      turbine(640, 182, 1.3, 45) +
      fill('M0 244C150 218 330 232 450 218S660 208 750 216V250H0Z', '#86cfa6') +
      fill('M360 222L376 200H418L402 222Z', '#3f78b5') +
      line('M367 211H410M377 222L392 200M390 222L405 200', '#a5cdf0', 1.2) +
      fill('M708 140q0-8 8-8h18q8 0 8 8v98h-34z', '#fff') +
      fill('M713 140h24v22h-24z', '#2f9e74') +
      fill('M727 142l-8 11h5l-2 8l9-12h-6z', '#fff') +
      line('M708 186C690 190 694 214 684 206C676 200 684 186 672 182', '#3f4d52', 3),
  },
  wedding: {
    sky: ['#ffe3ea', '#fff0f3', '#fff8ef'],
    car: 'mercedes-c',
    ground: '#b59aa2',
    view:
      cloud(420, 44, 0.8) +
      cloud(590, 36, 0.6) +
      fill('M220 236C340 172 460 204 560 176S700 164 750 156V240H220Z', '#f8cdd8') +
      fill('M584 228V112L624 78L664 112V228ZM610 90V58H638V90Z', '#fffdfd') +
      fill('M624 78L664 112V228H624ZM624 58H638V90H624Z', '#fbe4ea') +
      fill('M576 118L624 74L672 118L665 122L624 86L583 122ZM604 60L624 26L644 60Z', '#df8199') +
      heart(624, 20, 0.9, '#e94f74') +
      fill(
        'M617 124a7 9 0 0 1 14 0V142H617ZM594 152v-16a6 6 0 0 1 12 0v16zM642 152v-16a6 6 0 0 1 12 0v16z',
        '#eba9b9',
      ) +
      fill('M0 244C160 220 330 234 450 222S660 214 750 220V250H0Z', '#f0b3c2') +
      line(
        'M440 118C446 150 452 170 462 196M476 96C470 140 466 170 462 196M508 122C492 150 474 176 462 196',
        '#d98fa2',
        1,
      ) +
      heart(440, 108, 1.7, '#f27d9a') +
      heart(476, 86, 2, '#e94f74') +
      heart(508, 112, 1.6, '#ff9db5') +
      [372, 396, 690, 716, 738].map((x, i) => tree(x, 230, 0.62 + (i % 2) * 0.2, '#f39fb4')).join('') +
      line('M394 66l5 2M540 58l4 4M690 84l5-2M660 40l4 3M720 130l5 1M548 96l3 5M392 150l4-3', '#f58aa5', 5),
  },
  charter: {
    sky: ['#cfe0f6', '#e6effa', '#fff3e0'],
    car: 'buick-gl8',
    ground: '#76808f',
    view:
      sun(690, 58, 20, '#ffd27a') +
      cloud(330, 40, 0.7) +
      cloud(560, 52, 0.8) +
      // An airliner that has just taken off.
      fill('M118 84L210 58C222 55 230 58 232 62C233 67 225 71 216 74L130 98Z', '#fff') +
      fill('M158 76L126 50L136 48L186 68ZM122 86L108 72L116 71L132 84Z', '#c3d3e6') +
      fill('M170 88L166 116L174 113L196 80Z', '#dbe6f2') +
      line('M148 82H156M164 78H172M180 73H188', '#7fa3cc', 3) +
      // The hall of the terminal and the tower behind it.
      fill('M64 236V124H76V236ZM52 100H88L82 126H58Z', '#c3d3e6') +
      fill('M56 104H84L80 116H60Z', '#6f97c4') +
      fill('M96 236C170 156 330 136 470 180L520 236Z', '#dfe9f4') +
      fill('M122 236C186 172 326 156 448 194L480 236Z', '#a9c7e6') +
      line('M180 190V236M232 172V236M284 164V236M336 164V236M388 174V236M440 192V236', '#dfe9f4', 3) +
      fill('M0 246C160 226 330 238 450 230S660 224 750 228V252H0Z', '#b9cbb0') +
      [24, 44, 724].map((x, i) => tree(x, 236, 0.6 + i * 0.1, '#7fb58a')).join('') +
      // The chauffeur, waiting with a sign in front of the hall.
      '<g transform="translate(-30 -26)">' +
      fill('M312 268V220C312 208 319 203 328 203S344 208 344 220V268H331V238H325V268Z', '#2f3d52') +
      fill('M323 203L328 217L333 203Z', '#fff') +
      `<circle cx="328" cy="191" r="11" fill="#f2c9a4"/>` +
      fill('M316 187C316 175 340 175 340 187L344 190H312Z', '#2f3d52') +
      line('M342 218L356 210', '#2f3d52', 6) +
      fill('M350 182H394V208H350Z', '#fff') +
      line('M357 191H387M357 199H378', '#7fa3cc', 3) +
      '</g>',
  },
  bridal: {
    sky: ['#ffe4e0', '#fff1ee', '#fff9f0'],
    column: [
      { picture: 'bmw-5', x: 22, ground: 244, width: 196 },
      { picture: 'bmw-5', x: 168, ground: 252, width: 246 },
      { picture: 'maybach-s', x: 352, ground: 266, width: 384 },
    ],
    ground: '#b39a98',
    view:
      sun(470, 58, 22, '#ffd9a8') +
      cloud(330, 44, 0.7) +
      cloud(596, 34, 0.8) +
      fill('M150 238C300 176 430 206 540 180S690 166 750 158V240H150Z', '#f7d3d0') +
      fill('M0 244C160 222 330 236 450 224S660 216 750 222V250H0Z', '#d9e3bd') +
      // The gate of flowers through which the column has come.
      fill('M560 234V132C560 70 706 70 706 132V234H688V134C688 92 578 92 578 134V234Z', '#f3a9b6') +
      [
        [560, 206],
        [558, 172],
        [564, 136],
        [582, 106],
        [610, 92],
        [640, 90],
        [668, 98],
        [690, 118],
        [702, 148],
        [706, 182],
        [706, 214],
      ]
        .map(
          ([x = 0, y = 0], index) =>
            `<circle cx="${x}" cy="${y}" r="${12 + (index % 3) * 2}" fill="${['#fff6f4', '#ee7f95', '#ffd0d6'][index % 3]}"/><circle cx="${x}" cy="${y}" r="4" fill="#f6c15c"/>`,
        )
        .join('') +
      heart(633, 60, 1.7, '#e94f64') +
      heart(606, 72, 1, '#f58a9a') +
      heart(662, 72, 1, '#f58a9a') +
      [30, 52, 520, 736].map((x, i) => tree(x, 236, 0.6 + (i % 2) * 0.14, '#9cc08a')).join('') +
      line('M420 96l5 2M446 70l4 4M500 110l5-2M530 64l4 3M724 100l5 1M482 132l3 5M540 128l4-3', '#f58aa5', 5),
  },
  universal: {
    sky: ['#cbe6fb', '#e6f4fd', '#fff5e2'],
    ground: '#7f8790',
    view:
      sun(452, 64, 22, '#ffd27a') +
      cloud(150, 38, 0.8) +
      cloud(560, 34, 0.9) +
      cloud(300, 56, 0.6) +
      fill('M40 236L176 156L214 178L290 94L384 186L470 150L640 198L750 160V240H40Z', '#a8c6dc') +
      fill('M290 94L316 120L302 117L290 129L278 117L266 120Z', '#fff', 0.9) +
      fill('M60 238C220 176 360 216 500 188S680 176 750 186V240H60Z', '#a9d3a0') +
      fill('M0 244C140 218 300 230 430 216S640 210 750 218V250H0Z', '#86c083') +
      [40, 66, 236, 262, 716, 738].map((x, i) => tree(x, 234 - (i % 2) * 4, 0.6 + (i % 3) * 0.14)).join(''),
    // A coach, which the fleet of cars has not.
    front:
      `<defs>${vertical('coach', '#ffffff', '#f1f5f9', '#d6dfe8')}${vertical('panes', '#34516d', '#5d83a3', '#8db4cf')}</defs>` +
      `<ellipse cx="522" cy="266" rx="206" ry="7" fill="#3c454f" opacity=".45"/>` +
      // Body, roof and the stripe along its side.
      fill(
        'M322 254V142Q322 126 338 126H682Q704 126 712 144L724 196Q728 210 728 226V248Q728 256 720 256H330Q322 256 322 254Z',
        'url(#coach)',
      ) +
      fill(
        'M352 126Q356 116 368 116H470Q480 116 484 126ZM560 126Q563 119 572 119H642Q651 119 654 126Z',
        '#dfe7ee',
      ) +
      fill(
        'M322 216C420 204 500 236 610 226S700 210 727 212L728 226V236C700 234 660 240 600 246S420 232 322 238Z',
        '#2e86de',
      ) +
      fill('M322 232C420 226 500 250 610 242S700 232 728 230V240C690 240 650 250 600 254H322Z', '#ffb038') +
      // Panes: along the side, the door, the windscreen.
      fill('M332 144H628V194H332Z', 'url(#panes)') +
      line('M379 144V194M428 144V194M478 144V194M528 144V194M578 144V194', '#f1f5f9', 3) +
      fill('M346 144H360L344 194H332V188ZM440 144H462L446 194H424ZM548 144H562L546 194H532Z', '#fff', 0.22) +
      fill('M638 140H676V246H638Z', '#c3ced9') +
      fill('M642 144H655V240H642ZM659 144H672V240H659Z', 'url(#panes)') +
      fill('M684 142H700Q706 143 708 150L722 206H684Z', 'url(#panes)') +
      fill('M690 142H698L706 206H696Z', '#fff', 0.22) +
      line('M708 150L728 158V182', '#2b3947', 4) +
      fill('M724 178h8v18h-8z', '#2b3947') +
      // Lamps, hatches of the luggage room, sill.
      fill('M714 224h14v12h-14z', '#fff3c4') +
      fill('M322 206h6v18h-6z', '#e5473c') +
      line('M432 216V250M486 220V250M540 224V250', '#c3ced9', 2) +
      fill('M322 250H728V256H322Z', '#4a5560') +
      // Wheels.
      [384, 606]
        .map(
          x =>
            fill(`M${x - 27} 256V244a27 27 0 0 1 54 0V256Z`, '#39434d') +
            `<circle cx="${x}" cy="246" r="21" fill="#22292f"/><circle cx="${x}" cy="246" r="12" fill="#cfd8e0"/><circle cx="${x}" cy="246" r="4" fill="#8b97a2"/>`,
        )
        .join(''),
  },
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
  replacement: {
    sky: ['#d8e6f4', '#eaf2f9', '#fdf3e4'],
    car: 'honda-fit',
    ground: '#7d858f',
    view:
      cloud(150, 40, 0.8) +
      cloud(360, 56, 0.6) +
      // The workshop: roof with its sign, two gates; in the left one a car is lifted.
      fill('M70 236V112H470V236Z', '#eef2f6') +
      fill('M58 112L82 84H458L482 112Z', '#5f7f9f') +
      fill('M206 88H334V108H206Z', '#fff') +
      fill('M270 90l8 8l-8 8l-8-8z', '#ffb038') +
      line('M220 98H254M286 98H320', '#8fb0d0', 4) +
      fill('M96 132H256V236H96ZM284 132H444V236H284Z', '#c3d0dc') +
      fill('M104 140H248V236H104ZM292 140H436V236H292Z', '#6c7b8a') +
      line('M104 148H248M104 156H248M292 148H436M292 156H436', '#8696a5', 3) +
      fill('M118 236V184H126V236ZM226 236V184H234V236ZM112 182H240V188H112Z', '#ffb038') +
      fill('M132 180C132 170 140 166 150 165L164 154H196L212 166C222 167 226 172 226 180Z', '#d8584c') +
      fill('M168 157H178V165H158ZM182 157H194L204 165H182Z', '#cfe3f2') +
      '<circle cx="152" cy="180" r="8" fill="#2b333b"/><circle cx="206" cy="180" r="8" fill="#2b333b"/>' +
      fill('M304 236V196H340V236Z', '#d8584c') +
      line('M309 205H335M309 216H335M309 227H335', '#f6c9c4', 3) +
      fill('M0 246C150 230 330 240 450 234S660 228 750 232V252H0Z', '#b4c4ae') +
      [30, 50, 520, 546, 724].map((x, i) => tree(x, 236, 0.6 + (i % 3) * 0.12, '#7fb08c')).join(''),
  },
  scooter: {
    sky: ['#cdeee6', '#e4f7f1', '#fff6e2'],
    ground: '#86918e',
    view:
      sun(650, 58, 22, '#ffd27a') +
      cloud(180, 42, 0.8) +
      cloud(420, 34, 0.7) +
      block(60, 228, 5, 10, '#b5d8d4') +
      block(120, 228, 4, 7, '#9fcac6') +
      block(620, 228, 5, 9, '#a9d2cd') +
      block(690, 228, 4, 12, '#93c1bd') +
      // A street with a shop and its awning.
      fill('M196 236V146H340V236Z', '#fff3dd') +
      fill('M186 146H350L342 172H194Z', '#f2836b') +
      fill('M212 146H238L236 172H212ZM264 146H290L290 172H264ZM316 146H342L336 172H316Z', '#fff', 0.75) +
      fill('M208 184H268V226H208ZM284 184H326V236H284Z', '#9cc9d8') +
      line('M238 184V226M208 205H268', '#fff3dd', 3) +
      fill('M0 246C150 228 330 240 450 232S660 226 750 230V252H0Z', '#a5cfa4') +
      [24, 170, 366, 392, 736].map((x, i) => tree(x, 236, 0.66 + (i % 2) * 0.2, '#63b394')).join(''),
    // A moped, which the fleet of cars has not.
    front:
      `<defs>${vertical('moped', '#3fc4a6', '#27a88b', '#1c8a72')}${vertical('seat', '#5b4436', '#3d2c22')}</defs>` +
      `<ellipse cx="532" cy="266" rx="122" ry="6" fill="#3c454f" opacity=".4"/>` +
      // Wheels with their mudguards.
      [448, 618]
        .map(
          x =>
            `<circle cx="${x}" cy="240" r="26" fill="#2b3238"/><circle cx="${x}" cy="240" r="15" fill="#cfd8e0"/>` +
            `<circle cx="${x}" cy="240" r="5" fill="#8b97a2"/>`,
        )
        .join('') +
      line('M618 240L588 150', '#8b97a2', 7) +
      // Tail, seat and footboard in one, then the shield with the lamp.
      fill(
        'M414 222C416 192 436 176 466 174H514C524 176 528 186 530 198L536 222H576L588 160C592 148 606 146 610 156L622 206C632 208 644 216 648 230C630 214 604 214 594 232L588 244H492C490 224 474 210 450 210C434 210 422 216 414 222Z',
        'url(#moped)',
      ) +
      fill(
        'M424 206C430 192 444 184 466 182H506C514 184 516 190 518 198C486 190 450 192 424 206Z',
        '#fff',
        0.28,
      ) +
      fill('M492 238H588L586 246H494Z', '#fff3dd') +
      fill(
        'M428 176C428 164 440 160 454 160H506C520 160 526 166 526 176Q526 180 520 180H434Q428 180 428 176Z',
        'url(#seat)',
      ) +
      fill('M410 152H452V176H410Q404 176 404 170V158Q404 152 410 152Z', '#fff3dd') +
      fill('M404 160H452V165H404Z', '#f2836b') +
      fill('M590 138C590 128 600 124 608 128L620 138C624 144 622 152 614 154L594 154Z', 'url(#moped)') +
      '<circle cx="614" cy="142" r="8" fill="#fff8d8"/>' +
      // Handlebar with mirror.
      line('M600 134L580 122', '#2b3238', 6) +
      line('M596 130L592 106', '#5a656f', 3) +
      '<ellipse cx="590" cy="100" rx="9" ry="7" fill="#9cc9d8" stroke="#5a656f" stroke-width="2"/>' +
      fill('M408 212h10v8h-10z', '#e5473c') +
      // A helmet on the seat.
      fill('M470 160C468 140 482 130 496 132C510 134 516 146 514 160Z', '#ffb038') +
      fill('M496 142C506 142 512 148 514 156H494Z', '#34516d'),
  },
  delivery: {
    sky: ['#ffe9c7', '#fff3dd', '#f4f8ee'],
    car: 'honda-fit',
    ground: '#98948c',
    view:
      sun(470, 58, 20, '#ffd27a') +
      cloud(560, 40, 0.8) +
      fill('M220 232C330 190 440 204 540 190S700 182 750 176V240H220Z', '#cfe3b4') +
      block(420, 228, 5, 9, '#e3c8a4') +
      block(478, 228, 4, 6, '#d7b78d') +
      fill('M612 228V146H736V228Z', '#f3dfc0') +
      fill('M602 148L674 96L746 148Z', '#d9693f') +
      fill('M622 162h26v24h-26zM700 162h26v24h-26z', '#8fc0d8') +
      line('M635 162V186M622 174H648M713 162V186M700 174H726', '#fff', 2) +
      fill('M660 228V176H690V228Z', '#8a5a3c') +
      fill('M654 170H696L702 180H648Z', '#f5b23a') +
      line('M683 204V208', '#f2d8a8', 3) +
      fill('M560 132C542 108 536 98 536 84a24 24 0 0 1 48 0C584 98 578 108 560 132Z', '#e5473c') +
      fill('M548 84L560 73L572 84V96H564V88H556V96H548Z', '#fff') +
      line('M552 140Q560 136 568 140', '#d8a98a', 3) +
      tree(592, 230, 0.85) +
      tree(404, 230, 0.7),
  },
  starByd: {
    sky: ['#d5f0f5', '#e8f8fa', '#fdf8ea'],
    car: 'byd-song-plus',
    ground: '#7c8f98',
    view:
      sun(470, 60, 22, '#ffd97f') +
      cloud(590, 42, 0.9) +
      cloud(400, 58, 0.6) +
      fill('M200 236C330 158 450 196 560 164S700 150 750 146V240H200Z', '#b9dfe6') +
      block(400, 228, 4, 9, '#9cc7d4') +
      block(450, 228, 5, 12, '#86b7c8') +
      block(620, 228, 4, 10, '#9cc7d4') +
      block(668, 228, 5, 13, '#86b7c8') +
      turbine(560, 190, 1.15, 30) +
      turbine(724, 182, 0.95, 60) +
      fill('M0 244C150 220 330 234 450 222S660 212 750 220V250H0Z', '#8fc9b4') +
      [372, 392, 600, 736].map((x, i) => tree(x, 230, 0.6 + (i % 2) * 0.2, '#63b394')).join(''),
  },
  starBmw: {
    sky: ['#d6def2', '#e9edf8', '#fdeee2'],
    car: 'bmw-5',
    ground: '#7b8396',
    view:
      sun(640, 118, 30, '#ffd0a0') +
      cloud(420, 48, 0.8) +
      cloud(560, 36, 0.6) +
      fill('M180 238L320 148L372 190L470 104L560 186L620 142L750 216V240H180Z', '#b9c4e0') +
      fill('M470 104L498 130L482 126L470 138L458 126L444 130Z', '#fff', 0.9) +
      fill('M0 244C160 212 320 230 440 216S640 210 750 220V250H0Z', '#94a5cc') +
      [366, 388, 410, 700, 724].map((x, i) => tree(x, 231, 0.64 + (i % 3) * 0.14, '#5f7db0')).join(''),
  },
  together: {
    sky: ['#ffe6d2', '#fff1e4', '#f3f7ea'],
    car: 'buick-gl8',
    ground: '#958c86',
    view:
      sun(700, 64, 24, '#ffcf85') +
      cloud(430, 44, 0.9) +
      cloud(580, 36, 0.7) +
      fill('M190 238C320 168 440 204 548 176S700 164 750 158V240H190Z', '#d9dfa9') +
      fill('M0 246C150 220 330 236 450 222S660 214 750 222V250H0Z', '#a9c98a') +
      heart(412, 96, 1.3, '#f2836b') +
      heart(446, 74, 1.7, '#e9604f') +
      heart(482, 98, 1.4, '#f7a08a') +
      line(
        'M412 106C420 140 434 160 446 190M446 88C446 130 446 160 446 190M482 108C472 142 458 164 446 190',
        '#c98d74',
        1,
      ) +
      [372, 396, 690, 726].map((x, i) => tree(x, 230, 0.66 + (i % 2) * 0.2, '#7fae63')).join(''),
  },
  reviews: {
    sky: ['#dfe6ff', '#eef1ff', '#fff4e4'],
    car: 'haval-h6',
    ground: '#8a8fa3',
    view:
      cloud(400, 46, 0.8) +
      fill('M220 236C330 176 450 204 550 180S700 168 750 160V240H220Z', '#cbd3f0') +
      fill('M0 244C160 222 330 236 450 224S660 220 750 224V250H0Z', '#b2bce3') +
      fill('M424 40h118q12 0 12 12v44q0 12-12 12h-70l-18 18 2-18h-32q-12 0-12-12V52q0-12 12-12z', '#fff') +
      [440, 464, 488, 512, 536]
        .map(x =>
          path(
            'M0-9L2.600-2.800L9-2.200L4.200 2.200L5.600 9L0 5.400L-5.600 9L-4.200 2.200L-9-2.200L-2.600-2.800Z',
            `fill="#ffb300" transform="translate(${x - 5} 64)"`,
          ),
        )
        .join('') +
      line('M430 86H520', '#d3d9ee', 5) +
      fill('M600 66h98q12 0 12 12v38q0 12-12 12h-20l2 18-18-18h-62q-12 0-12-12V78q0-12 12-12z', '#fff7e3') +
      heart(618, 98, 1.1, '#e94f74') +
      line('M642 88H690M642 104H676', '#e6d6b0', 5) +
      [392, 728].map((x, i) => tree(x, 230, 0.7 + i * 0.15, '#7f9fd6')).join(''),
  },
} as const satisfies Readonly<Record<string, Scene>>;

/** A home or activity banner. */
export type BannerKind = keyof typeof BANNERS;

/** Whether a text names a banner. */
export const isBannerKind = (text: string): text is BannerKind =>
  Object.prototype.hasOwnProperty.call(BANNERS, text);

/** Draws a 750×280 banner: a car, or a column of them, in a landscape on the right, pale and calm on the left for dark text laid over it. */
export function bannerScene(kind: BannerKind): Scenery {
  const { sky, car, column, ground, view, front = '' }: Scene = BANNERS[kind];
  const drawing = svg(
    750,
    280,
    `<defs>${vertical('sky', ...sky)}<linearGradient id="calm"><stop stop-color="${sky[1]}" stop-opacity=".86"/><stop offset=".25" stop-color="${sky[1]}" stop-opacity=".7"/><stop offset=".58" stop-color="${sky[1]}" stop-opacity="0"/></linearGradient>${WINDOWS}</defs>` +
      fill('M0 0H750V280H0Z', 'url(#sky)') +
      view +
      fill('M0 228H750V280H0Z', ground) +
      fill('M0 228H750V231H0Z', '#fff', 0.5) +
      '<path d="M0 268H750" stroke="#fff" stroke-opacity=".7" stroke-width="3" stroke-dasharray="34 26"/>' +
      fill('M0 0H750V280H0Z', 'url(#calm)') +
      front,
  );
  const parked = column ?? (car === undefined ? [] : [{ picture: car, x: 366, ground: 266, width: 376 }]);
  return { svg: drawing, cars: parked.map(one => ({ view: 'front' as const, ...one })) };
}

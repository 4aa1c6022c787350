import { cloud, fill, line, sun, tree } from './shapes';
import { vertical } from './svg';

/** A tow truck with a flat bed, on which a car of the fleet is put. */
const TOW_TRUCK =
  `<defs>${vertical('cab', '#ffffff', '#f1f5f9', '#d6dfe8')}${vertical('glass', '#6f93b0', '#8fb3cc', '#b7d3e4')}</defs>` +
  '<ellipse cx="164" cy="266" rx="150" ry="6" fill="#3c454f" opacity=".45"/>' +
  // Frame, bed with its edge, the wall behind the cab and the winch.
  fill('M22 230H300V246H22Z', '#4a5560') +
  fill('M10 217H214V230H18Q10 230 10 224Z', '#e9eef3') +
  fill('M10 224H214V230H18Q10 230 10 226Z', '#e5473c') +
  line('M44 227H52M84 227H92M124 227H132M164 227H172', '#fff', 4) +
  fill('M206 168H214V230H206Z', '#8b97a2') +
  line('M206 180L196 217', '#8b97a2', 4) +
  // The cab with its door, glass, step and lamp.
  fill(
    'M218 238V172Q218 160 230 160H270Q280 160 285 168L302 200Q308 204 308 214V238Q308 244 302 244H218Z',
    'url(#cab)',
  ) +
  fill('M228 170H252V198H228Z', 'url(#glass)') +
  fill('M258 170H269Q274 170 277 175L290 198H258Z', 'url(#glass)') +
  fill('M234 170H242L236 198H228V194Z', '#fff', 0.22) +
  line('M255 166V238M244 206H251', '#aebbc7', 2) +
  fill('M218 216H308V222H218Z', '#ffb038') +
  line('M296 190L304 192V204', '#2b3947', 3) +
  fill('M297 222h11v10h-11z', '#fff3c4') +
  fill('M300 238h10v6h-10z', '#4a5560') +
  // The beacon turns.
  fill('M236 160V152Q236 148 240 148H252Q256 148 256 152V160Z', '#ff7a2f') +
  line('M228 146L222 142M246 140V133M264 146L270 142', '#ffb27d', 3) +
  [58, 100, 268]
    .map(
      x =>
        fill(`M${x - 22} 252V244a22 22 0 0 1 44 0V252Z`, '#39434d') +
        `<circle cx="${x}" cy="248" r="18" fill="#22292f"/><circle cx="${x}" cy="248" r="10" fill="#cfd8e0"/><circle cx="${x}" cy="248" r="3.500" fill="#8b97a2"/>`,
    )
    .join('');

/** The banner of 万能用车: vehicles that the fleet of cars has not. */
export const universalScenes = {
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
    // On the bed of the tow truck.
    column: [{ picture: 'honda-fit', x: 22, ground: 217, width: 184 }],
    // A tow truck and a coach, which the fleet of cars has not.
    front:
      TOW_TRUCK +
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
} as const;

import { block, cloud, fill, line, sun, tree } from './shapes';
import { vertical } from './svg';

/** The banners of 代步车 and 踏板车: a car before the workshop, and a moped, which the fleet of cars has not. */
export const scooterScenes = {
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
} as const;

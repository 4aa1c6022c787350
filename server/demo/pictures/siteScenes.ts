/** Photographs of the sites, drawn by us around the same cars. */
import type { Scenery } from './Scenery';
import { block, cloud, fill, line, tree, WINDOWS } from './shapes';
import { path, svg, vertical } from './svg';

const SITES = {
  airport:
    fill('M66 214V92H86V214Z', '#c3ced9') +
    fill('M52 92L58 66H94L100 92Z', '#5f8fb8') +
    fill('M56 60H96L92 66H60ZM48 92H104L98 100H54Z', '#e9eef3') +
    line('M76 60V40', '#8995a2', 3) +
    fill('M120 214V150C200 108 330 100 452 134V214Z', '#8fc0e4') +
    line(
      'M150 214V140M182 214V130M214 214V123M246 214V119M278 214V117M310 214V117M342 214V119M374 214V122M406 214V128M430 214V133M120 178H452',
      '#dcecf7',
      2,
    ) +
    fill('M104 156C190 100 340 88 468 132L466 142C340 104 200 114 110 164Z', '#f7f9fb') +
    fill('M250 214V182H322V214Z', '#40698c') +
    '<g transform="translate(318 62) rotate(-14)"><path d="M-74 0C-74-8-60-11-46-11H46L66-32H80L70-6C72 2 66 6 52 6H-58C-68 6-74 4-74 0Z" fill="#fff"/><path d="M-10 0L26 28H38L20 0Z" fill="#d4dde6"/><path d="M46-11L66-32H80L70-6Z" fill="#3c84d6"/><path d="M-60-5h10M-38-5h70" stroke="#5b7d9c" stroke-width="3.5" stroke-dasharray="4 4"/></g>',
  railway:
    block(20, 214, 4, 8, '#b7c6d6') +
    block(424, 214, 4, 7, '#b7c6d6') +
    fill('M72 214V140H408V214Z', '#f0e6d6') +
    fill('M150 214V128C190 84 290 84 330 128V214Z', '#8fbbdc') +
    line('M180 214V108M210 214V98M240 214V94M270 214V98M300 214V108M150 160H330', '#e3f0f8', 2.5) +
    fill(
      'M56 142C130 138 160 76 240 76S350 138 424 142V150C350 148 316 92 240 92S130 148 56 150Z',
      '#b9473f',
    ) +
    fill('M84 160h18v38H84zM114 160h18v38h-18zM348 160h18v38h-18zM378 160h18v38h-18z', '#9cc0d8') +
    '<circle cx="240" cy="124" r="17" fill="#fff" stroke="#b9473f" stroke-width="4"/>' +
    line('M240 113V124L248 129', '#3b4652', 2.5) +
    fill('M0 212V166H120C160 166 190 188 206 204C208 210 204 212 198 212Z', '#f8fafb') +
    fill('M0 193H191L206 204C208 210 204 212 198 212H0Z', '#3478c8') +
    fill(
      'M138 173C160 178 174 186 184 193H150C142 188 138 182 138 173ZM8 176h22v10H8zM40 176h22v10H40zM72 176h22v10H72zM108 174h12v18h-12z',
      '#2f4152',
    ),
  mall:
    block(10, 214, 5, 9, '#c2cbd8') +
    block(414, 214, 5, 11, '#c2cbd8') +
    fill('M70 214V96H290V214Z', '#f6efe8') +
    fill('M286 214V70H416V214Z', '#f28c54') +
    fill('M84 112H276V156H84Z', '#8ec3de') +
    line('M116 112V156M148 112V156M180 112V156M212 112V156M244 112V156', '#e8f4fa', 3) +
    fill('M302 140H400V214H302Z', '#7db3d1') +
    line('M351 140V214M302 176H400', '#e8f4fa', 3) +
    fill('M330 92H372L377 130H325Z', '#fff') +
    line('M340 98V92a11 11 0 0 1 22 0V98', '#fff', 4) +
    line('M343 104a8 8 0 0 0 16 0', '#f28c54', 4) +
    fill('M84 176H150V214H84ZM162 176H214V214H162ZM226 176H276V214H226Z', '#5d8ba6') +
    fill('M78 164H156V180H78Z', '#e4574f') +
    fill('M158 164H218V180H158Z', '#3ba58a') +
    fill('M222 164H282V180H222Z', '#f0b13c') +
    line('M66 96H294M282 70H420', '#d8cfc6', 6),
  metro:
    block(16, 214, 6, 10, '#b4c4d6') +
    block(90, 214, 5, 13, '#a3b6cb') +
    block(330, 214, 5, 12, '#a3b6cb') +
    block(390, 214, 7, 9, '#b4c4d6') +
    fill('M120 216V140L352 110V216Z', '#b7dcec', 0.92) +
    fill('M150 216V152L322 130V216Z', '#40566b') +
    line('M158 214L236 168H316M158 206L232 160', '#9fb4c6', 4) +
    fill('M172 214h20v-10h20v-10h20v-10h20v-10h20v-8h44v48z', '#5f768b') +
    line('M120 216V140M180 216V133M292 216V118M352 216V110', '#f2f6f8', 4) +
    fill('M104 136L368 100V112L104 148Z', '#2f6fc0') +
    line('M400 214V98', '#5f6d7b', 6) +
    fill('M374 64q0-6 6-6h40q6 0 6 6v40q0 6-6 6h-40q-6 0-6-6z', '#2f6fc0') +
    fill('M386 74q0-8 14-8t14 8v18q0 5-5 5h-18q-5 0-5-5z', '#fff') +
    fill('M389 75h22v9h-22zM390 88h5v4h-5zM405 88h5v4h-5z', '#2f6fc0') +
    line('M391 99L387 104M409 99L413 104', '#fff', 2.5),
  hotel:
    block(20, 214, 7, 6, '#c6cedb') +
    block(384, 214, 7, 7, '#c6cedb') +
    block(138, 214, 20, 11, '#c79a63') +
    fill('M130 64H350V74H130ZM168 50H312V64H168Z', '#8a6238') +
    [192, 216, 240, 264, 288]
      .map(x =>
        path(
          'M0-7L2-2H7L3 1L4.5 6L0 3L-4.5 6L-3 1L-7-2H-2Z',
          `fill="#ffe08a" transform="translate(${x} 57) scale(.8)"`,
        ),
      )
      .join('') +
    fill('M214 214V178H266V214Z', '#3f5468') +
    line('M240 178V214', '#d9c09a', 3) +
    fill('M176 172L196 158H284L304 172V180H176Z', '#7b3a3f') +
    line('M184 180V214M296 180V214', '#e8d5b2', 5) +
    tree(122, 216, 0.9) +
    tree(366, 216, 0.9),
  point:
    tree(46, 216, 1.5) +
    tree(92, 216, 1.1) +
    tree(456, 216, 1.3) +
    fill('M118 214V132H362V214Z', '#f7f4ee') +
    fill('M136 160H226V206H136Z', '#8ec3de') +
    line('M166 160V206M196 160V206', '#eef7fb', 3) +
    fill('M246 160H292V214H246Z', '#476a86') +
    fill('M306 160H346V196H306Z', '#8ec3de') +
    fill('M108 126H372L380 152H100Z', '#f5821f') +
    fill(
      'M141 126H174L173 152H134ZM207 126H240V152H204ZM273 126H306L310 152H275ZM339 126H372L380 152H346Z',
      '#fff',
    ) +
    fill('M240 128C222 104 216 94 216 80a24 24 0 0 1 48 0C264 94 258 104 240 128Z', '#2468cf') +
    fill('M226 86l3-3l4-9q1-2 3-2h8q2 0 3 2l4 9l3 3v7h-4v4h-4v-4h-12v4h-4v-4h-4z', '#fff') +
    fill('M394 152q0-6 6-6h14q6 0 6 6v64h-26z', '#c3ccd3') +
    fill('M398 153h18v14h-18z', '#1f9463') +
    line('M420 176C432 180 430 204 424 204', '#3f4d52', 2.5),
} as const;

/** The car in front of a site. */
const SITE_CARS: Readonly<Record<SiteKind, string>> = {
  airport: 'buick-gl8',
  railway: 'honda-fit',
  mall: 'byd-dolphin',
  metro: 'toyota-corolla',
  hotel: 'mercedes-s',
  point: 'honda-cr-v',
};

/** A kind of rental site, after the place it serves. */
export type SiteKind = keyof typeof SITES;

/** Whether a text names a kind of site. */
export const isSiteKind = (text: string): text is SiteKind =>
  Object.prototype.hasOwnProperty.call(SITES, text);

/** Draws the 480×300 picture of a rental site. */
export function siteScene(kind: SiteKind): Scenery {
  const drawing = svg(
    480,
    300,
    `<defs>${vertical('sky', '#a9d8f7', '#d8eefb', '#f3f9fb')}${WINDOWS}</defs>${fill('M0 0H480V300H0Z', 'url(#sky)')}` +
      cloud(24, 46, 0.8) +
      cloud(404, 30, 0.7) +
      SITES[kind] +
      fill('M0 214H480V236H0Z', '#d5d9dc') +
      fill('M0 234H480V300H0Z', '#8b96a1') +
      fill('M0 232H480V236H0Z', '#f4f6f7') +
      line('M84 300L112 244M236 300L240 244M388 300L368 244', '#fff', 3),
  );
  return {
    svg: drawing,
    cars: [{ picture: SITE_CARS[kind], view: 'front', x: 214, ground: 284, width: 252 }],
  };
}

/** Path data of the car pictures: side views facing left on a 480×300 canvas, wheels standing on {@link GROUND}. */

/** Body type codes, in the order the app lists them. */
export const BODY_TYPES = [
  'micro',
  'hatchback',
  'sedan',
  'suv',
  'mpv',
  'sports',
  'convertible',
  'luxury',
  'pickup',
  'scooter',
  'wedding',
] as const;

/** A body type code, such as `sedan`. */
export type BodyType = (typeof BODY_TYPES)[number];

/** The y coordinate at which tyres touch the ground. */
export const GROUND = 236;

type Point = readonly [x: number, y: number];

/** Things standing side by side at one height. */
interface Row {
  y: number;
  xs: readonly number[];
}

/** What differs between bodies; `carPicture.ts` holds the construction they share. */
export interface BodyShape {
  /** Painted panels, closed. */
  outline: string;
  /** Wheel centres (front, rear) and tyre radius. */
  wheels: readonly [front: number, rear: number];
  radius: number;
  /** Shoulder line from nose to tail: panels below it are shaded. */
  crease: string;
  /** Side windows, closed. */
  glass?: string;
  /** Windscreen and rear window as seen edge-on, closed. */
  screens?: string;
  /** Window dividers, stroked. */
  pillars?: string;
  /** Head restraint positions seen through the side windows. */
  seats?: Row;
  /** Door shut lines and other panel gaps, stroked. */
  seams?: string;
  handles?: Row;
  mirror?: Point;
  /** Lamps, closed. */
  head: string;
  /** Projector inside the headlamp. */
  lens?: Point;
  tail: string;
  /** Grille, air intakes and unpainted plastic, closed. */
  dark: string;
  /** Bright trim, stroked. */
  chrome?: string;
  /** Black wheel-arch and sill mouldings, for cars that leave the tarmac. */
  clad?: boolean;
  /** Height of the underside; no underside or wheel arches when left out. */
  sill?: number;
  /** Extra markup behind the panels and in front of everything. */
  behind?: string;
  front?: string;
}

const seat = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" stroke="#8f5b30"><path d="M-8 0L6-31q3-6 11-5q9 1 8 9L20 0Z" fill="#cf9260"/>` +
  '<path d="M9-38q1-8 10-8q9 1 8 9q-1 7-9 6q-9-1-9-7z" fill="#bd7f4b"/><path d="M14-30L7 0" fill="none"/></g>';

const blossom = (x: number, y: number, r: number, petal: string): string => {
  const petals = [0, 72, 144, 216, 288]
    .map(a => `<ellipse cy="${-r * 0.55}" rx="${r * 0.46}" ry="${r * 0.55}" transform="rotate(${a})"/>`)
    .join('');
  return `<g transform="translate(${x} ${y})"><g fill="${petal}" stroke="#b93a5c" stroke-width=".6">${petals}</g><circle r="${r * 0.28}" fill="#ffd76a"/></g>`;
};

/** Draws a line as satin ribbon, which shows on light and dark paint alike. */
export const ribbon = (d: string): string =>
  `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#c9355c" stroke-width="4.4"/><path d="${d}" stroke="#ffb3c6" stroke-width="2.4"/></g>`;

const bow = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})" fill="#ff9db5" stroke="#c9355c"><path d="M-1 1L-8 19L-3 17L0 4L4 20L9 17L1 1Z"/>` +
  '<path d="M0 0C-5-9-14-8-13 0S-5 7 0 0C5-9 14-8 13 0S5 7 0 0Z"/><circle r="3" fill="#e8486b"/></g>';

/** The flowers of a wedding car. */
export const bouquet = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-34 4q8-14 20-8q-6 12-20 8zM34 2q-8-14-20-8q6 12 20 8zM-16-12q2-12 12-12q2 10-4 14zM18-12q0-12-10-14q-4 10 2 15zM-10 9q-8 4-14 0q6-8 14-6zM12 8q8 5 14 1q-6-9-14-7z" fill="#4f9d5d" stroke="#2f7040" stroke-width=".6"/>` +
  blossom(-16, 0, 11, '#ffe3ea') +
  blossom(17, -1, 11, '#ffe3ea') +
  blossom(-6, -10, 10, '#f58aa5') +
  blossom(9, -11, 10, '#fff3f6') +
  blossom(1, 2, 13, '#e94f74') +
  '</g>';

/** The shapes by body type. */
export const BODIES: Readonly<Record<BodyType, BodyShape>> = {
  micro: {
    outline:
      'M116 220C106 219 103 212 103 203L102 180C102 164 106 154 116 149C128 143 142 140 156 138C166 120 176 106 186 99C192 94 200 92 210 91C250 87 310 87 346 92C356 94 362 99 365 108L376 150C379 160 380 170 380 182L379 203C379 213 375 219 366 220Z',
    wheels: [151, 331],
    radius: 28,
    sill: 220,
    crease: 'M100 160C170 151 290 148 384 151',
    glass:
      'M179 141C186 124 195 110 203 105C207 102 212 101 218 101C258 98 306 98 338 101C344 102 347 105 349 110L356 133C357 138 355 140 350 140Z',
    screens: 'M158 138C167 121 177 107 188 100L197 101C187 111 178 124 170 140Z',
    pillars: 'M287 97L284 142',
    seats: { y: 122, xs: [248, 322] },
    seams:
      'M180 142C174 160 173 190 181 216M284 141C286 160 286 190 281 216M181 216H281M112 151C126 147 142 145 158 141',
    handles: { y: 157, xs: [264] },
    mirror: [186, 139],
    head: 'M107 163C111 156 121 154 127 158C131 163 129 172 123 175C116 177 109 174 106 170Z',
    tail: 'M373 152L377 160C378 165 378 171 378 176L371 176C368 168 368 159 370 152Z',
    dark: 'M102 190L118 188L120 197L103 200ZM104 207L128 205L126 213L110 216ZM368 205L379 204L376 213L369 214Z',
  },
  hatchback: {
    outline:
      'M72 221C62 220 57 214 56 205L54 188C54 177 58 169 68 165C94 155 122 149 156 145C176 127 196 114 218 109C236 105 258 103 288 103C322 103 350 104.5 374 107.5C386 109 396 111 403 115C400 118 396 119 392 119.5L411 150C419 155 424 162 424 171L423 203C422 214 418 220 408 221Z',
    wheels: [132, 360],
    radius: 32,
    sill: 221,
    crease: 'M48 174C120 158 240 154 430 153',
    glass:
      'M178 147C193 132 210 121 227 116C246 111 264 110 286 110C312 110 332 112 350 116C357 118 358 121 357 126L353 137C351 143 347 145 341 145Z',
    screens:
      'M158 145C177 127 197 115 219 110L226 112C206 118 187 131 168 147ZM391 121L409 149L399 147L380 118Z',
    pillars: 'M272 108L266 148',
    seats: { y: 129, xs: [240, 322] },
    seams:
      'M184 148C177 164 176 192 184 217M266 147C263 172 263 200 267 217M348 143C350 158 343 168 336 178C330 188 327 202 326 217M184 217H326M68 166C96 160 124 152 156 146M390 146C388 152 392 160 398 165',
    handles: { y: 158, xs: [247, 332] },
    mirror: [191, 146],
    head: 'M60 174C72 167 88 163 106 161C103 169 91 176 66 179C59 180 56 178 60 174Z',
    lens: [85, 169],
    tail: 'M409 149C418 154 423 161 424 170L422 176C410 174 402 168 398 158C400 151 405 148 409 149Z',
    dark: 'M46 183L64 181.500C68 185 67 191 65 194L46 197ZM46 205L80 201C82 206 79 211 75 214L60 218L46 214ZM400 207L432 203V224H410C404 220 400 214 400 207Z',
  },
  sedan: {
    outline:
      'M46 221C36 220 31 214 30 205L28 188C28 177 32 169 42 165C74 155 114 149 152 146C172 130 192 118 214 112C244 104 284 104 318 111C346 117 376 130 398 141C416 140 434 140 446 141C452 144 454 150 453 158L450 202C449 213 444 220 434 221Z',
    wheels: [112, 362],
    radius: 32,
    sill: 221,
    crease: 'M22 172C100 158 240 155 460 153',
    glass:
      'M174 148C190 134 206 124.5 222 119.5C248 112.5 282 112.5 308 118.5C332 124 354 133 370 142C367 145.5 362 147 356 147Z',
    screens:
      'M154 146C175 130 193 119 215 113L223 114C202 120.5 183 132 164 147ZM322 113C348 119 374 131 393 140.5L379 141.5C362 132.5 342 123 314 116Z',
    pillars: 'M264 111L258 149M331 120L337 149',
    seats: { y: 130, xs: [234, 312] },
    seams:
      'M182 148C175 164 174 192 182 217M258 148C255 172 255 200 259 217M352 147C351 160 341 170 334 180C328 189 325 204 324 217M182 217H324M42 167C78 159 114 153 152 147M398 141C408 145 416 149 420 154',
    handles: { y: 159, xs: [238, 328] },
    mirror: [187, 147],
    head: 'M34 174C48 167 66 163 86 162C83 169 70 175 44 178C36 179 31 178 34 174Z',
    lens: [64, 169],
    tail: 'M453 149C454 156 453 162 452 166C436 166 420 163 410 157C422 151 440 147 453 149Z',
    dark: 'M20 182L40 180.500C44 184 44 191 41 195L20 198ZM20 205L56 201C59 205 56 211 51 214L36 218L20 214ZM428 208L460 204V224H438C432 220 428 214 428 208Z',
    chrome: 'M29 186L43 184.5M29 191L43 189.5M174 148.500L356 147.5',
  },
  suv: {
    outline:
      'M48 216C40 215 36 209 35 200L33 168C33 157 37 149 47 146C76 138 112 134 146 132C163 113 180 98 200 92C208 89 220 88 236 87C290 84 350 85 392 90C402 91 408 95 412 102L432 140C439 146 443 154 443 164L441 200C440 210 436 215 426 216Z',
    wheels: [115, 356],
    radius: 35,
    sill: 216,
    clad: true,
    crease: 'M28 158C110 147 240 143 450 145',
    glass:
      'M168 135C182 118 196 105 211 100C216 98 224 97 234 96C284 93 338 94 374 97C381 98 386 101 389 106L400 125C403 131 400 134 393 134Z',
    screens:
      'M148 132C164 114 181 99 201 93L209 95C191 102 174 116 158 135ZM411 103L431 140L421 138L403 101Z',
    pillars: 'M262 93L257 137M342 93L347 136',
    seats: { y: 115, xs: [230, 316] },
    seams:
      'M174 136C168 152 167 180 174 208M257 136C254 160 254 190 257 208M350 135C350 148 338 157 330 168C323 178 319 194 318 208M174 198H318M47 148C80 143 116 138 146 134M414 138C408 146 408 154 414 160',
    handles: { y: 149, xs: [237, 328] },
    mirror: [181, 134],
    head: 'M37 158C50 151 68 148 88 147C86 155 72 161 44 164C36 165 33 162 37 158Z',
    lens: [68, 154],
    tail: 'M433 141C439 147 443 154 443 162L442 167C430 166 416 161 409 151C416 144 426 139 433 141Z',
    dark: 'M26 169L50 167C54 172 54 182 51 188L26 191ZM26 198L90 194V224H26ZM390 197L450 194V224H390Z',
    chrome: 'M34 174L52 172.5M35 181L53 179.5',
    behind:
      '<path d="M214 89C220 82.5 226 82 234 82C290 79 345 80 384 85.500L394 91" fill="none" stroke="#3a4149" stroke-width="3.2" stroke-linejoin="round"/>',
    front:
      '<path d="M37 208L74 205M404 207L439 205" stroke="#b9c2cb" stroke-width="3" stroke-linecap="round"/>',
  },
  mpv: {
    outline:
      'M36 220C26 219 22 212 21 202L19 178C19 166 24 158 35 154C58 147 84 143 108 141C128 118 148 100 172 91C182 86 196 84 212 83C280 79 360 79 414 83C426 84 434 88 438 97L454 144C458 155 460 166 460 178L459 200C458 212 454 219 444 220Z',
    wheels: [103, 366],
    radius: 32,
    sill: 220,
    crease: 'M14 168C100 154 240 151 470 152',
    glass:
      'M136 145C150 125 168 109 186 100C193 96 202 94 214 93C276 89 356 89 404 93C413 94 417 97 419 103L428 132C430 139 428 143 421 143Z',
    screens:
      'M110 141C130 119 150 101 174 92L183 94C161 104 140 123 123 144ZM439 101L453 143L446 142L431 99Z',
    pillars: 'M178 98L172 148M252 89L248 146M340 88L343 146',
    seats: { y: 116, xs: [218, 302, 384] },
    seams:
      'M156 146C152 166 152 192 157 215M248 146C246 170 246 200 248 215M343 145C343 160 337 166 332 176C326 187 324 202 323 215M157 215H323M344 160H436M35 156C60 151 86 147 108 143',
    handles: { y: 159, xs: [229, 268] },
    mirror: [162, 144],
    head: 'M24 166C36 159 54 156 74 155C71 163 56 169 30 172C23 173 20 170 24 166Z',
    lens: [55, 162],
    tail: 'M450 134L455 148C459 159 460 166 460 172L448 170C442 160 440 150 440 142Z',
    dark: 'M12 176L42 174C47 180 47 191 43 197L12 200ZM12 206L52 203C54 207 51 212 46 215L30 218L12 214ZM430 206L466 203V224H440C434 219 430 213 430 206Z',
    chrome: 'M137 146L421 144M21 180L45 178M21 185L46 183M22 190L46 188M160 211H320',
  },
  sports: {
    outline:
      'M50 223C38 222 31 217 31 208C31 198 33 190 42 184C66 170 104 160 138 158C156 157 168 156 180 155C198 140 216 130 236 125C258 120 284 120 304 125C340 134 372 147 404 152C420 154 436 153 446 150L450 152C451 158 449 164 448 170L446 206C445 217 440 223 430 223Z',
    wheels: [119, 362],
    radius: 33,
    sill: 223,
    crease: 'M24 190C90 170 190 166 280 168C340 168 400 162 456 160',
    glass:
      'M202 157C216 144 230 136 245 132C264 128 284 128 300 132C320 138 338 146 350 153C346 157 340 158 330 158Z',
    screens:
      'M182 155C200 141 217 131 238 126L245 127C226 134 208 145 193 157ZM306 126.500C340 135.5 372 148 402 152.500L384 154C352 148 332 138 302 130Z',
    pillars: 'M307 131L312 160',
    seats: { y: 144, xs: [278] },
    seams:
      'M196 158C188 174 187 196 196 218M314 158C318 170 312 186 304 196C300 204 300 212 300 218M196 218H300M60 178C96 168 140 164 182 157',
    handles: { y: 170, xs: [298] },
    mirror: [212, 156],
    head: 'M46 186C58 178 74 173 92 171C90 178 78 184 52 190C45 191 42 189 46 186Z',
    tail: 'M449 158L447 166C430 169 412 168 398 164C414 159 432 157 449 158Z',
    dark: 'M32 202L60 198L68 210L42 216C36 215 32 210 32 202ZM316 176L338 172L326 186L312 194ZM152 219H328L334 224H148ZM408 208L446 204L444 216L414 220Z',
    front:
      '<path d="M418 154L425 139H437L432 154Z" fill="#23282e"/><path d="M402 140C420 134 442 132 463 132L462 139C442 138 422 140 404 145Z" fill="url(#paint)" stroke="#0007"/><path d="M40 217L82 220" stroke="#15181c" stroke-width="4" stroke-linecap="round"/>',
  },
  convertible: {
    outline:
      'M56 222C46 221 41 214 40 205L38 192C38 182 42 174 52 170C84 158 122 152 160 149L192 156L330 157C338 152 348 149 360 148C388 147 416 147 434 150C441 153 443 160 442 168L439 203C438 214 433 221 423 222Z',
    wheels: [121, 360],
    radius: 32,
    sill: 222,
    crease: 'M32 180C110 166 250 163 450 161',
    seams:
      'M192 157C184 173 183 196 192 217M302 158C306 174 298 186 294 196C291 204 290 210 290 217M192 217H290M52 171C90 164 126 157 160 150M332 157C350 158 390 157 412 150',
    handles: { y: 168, xs: [282] },
    mirror: [206, 155],
    head: 'M43 181C56 173 74 169 94 168C91 176 77 182 52 185C44 186 40 185 43 181Z',
    lens: [72, 175],
    tail: 'M441 157C443 162 442 169 441 174C427 174 413 171 405 164C416 158 430 155 441 157Z',
    dark: 'M30 190L50 188C54 192 53 198 51 202L30 205ZM30 209L64 204C67 208 64 213 60 216L46 220L30 217ZM416 209L448 205V226H426C420 222 416 216 416 209Z',
    chrome: 'M194 156.500L328 157.5',
    behind:
      '<path d="M176 158L196 149H330L344 158Z" fill="#4a3325"/>' +
      seat(248, 158) +
      seat(300, 158) +
      '<ellipse cx="222" cy="147" rx="4" ry="12" transform="rotate(24 222 147)" fill="none" stroke="#1d2126" stroke-width="3.2"/>' +
      '<path d="M164 150C178 136 194 124 214 114L221 115C208 126 198 140 191 156Z" fill="url(#glass)" fill-opacity=".8"/>' +
      '<path d="M191 157C198 141 208 127 221 114.5" fill="none" stroke="#20262c" stroke-width="4" stroke-linejoin="round"/>',
    front:
      '<path d="M322 157C330 148 344 144 362 145C374 145 384 147 390 149C372 154 346 157 322 157Z" fill="#343a42"/><path d="M330 153C344 148 362 147 378 148" fill="none" stroke="#fff" stroke-opacity=".25" stroke-width="1.5"/>',
  },
  luxury: {
    outline:
      'M30 221C21 220 17 213 16 204L15 172C15 164 20 159 29 157C62 149 106 146 146 144C170 128 190 115 212 109C244 101 292 101 326 108C356 115 382 129 404 141C424 140 446 140 459 143C465 147 467 156 466 165L463 202C462 213 457 220 447 221Z',
    wheels: [92, 368],
    radius: 33,
    sill: 221,
    crease: 'M8 172C100 155 250 152 474 154',
    glass:
      'M170 146C187 132 204 122 221 116.500C250 109.5 290 109.5 318 116C342 122 362 132 378 142C374 145 370 145 364 145Z',
    screens:
      'M148 144C172 128 191 116 213 110L221 111C200 118 180 130 160 145ZM328 109.500C356 116 382 129 402 141L388 142C370 130 348 120 322 113Z',
    pillars: 'M256 110L250 148M334 117L340 147',
    seats: { y: 128, xs: [226, 314] },
    seams:
      'M170 147C164 164 163 190 170 217M250 146C247 170 247 200 250 217M352 145C354 160 344 170 338 181C332 192 330 204 329 217M170 217H329M29 158C70 157 110 152 146 146M404 142C416 146 430 150 436 156',
    handles: { y: 159, xs: [232, 334] },
    mirror: [182, 144],
    head: 'M35 167C47 162 60 160 76 159C73 166 62 171 41 174C35 175 32 170 35 167Z',
    lens: [58, 165],
    tail: 'M465 152C467 158 466 168 465 174C452 175 440 171 430 160C440 153 454 150 465 152Z',
    dark: 'M8 168L29 166.5C34 176 34 190 31 200L8 203ZM8 207L44 202L40 212L24 216ZM446 208L462 206L458 215L450 217Z',
    chrome:
      'M169 147C187 132 204 122 221 116.500C250 109.5 290 109.5 318 116C342 122 362 132 378 142C374 146 370 146 364 146L169 147M150 210H334M18 168L29 166.5C34 176 34 190 31 200L18 202M20 171V199M24 170V199M28 169V198M22 211L42 208M450 211L463 209',
  },
  pickup: {
    outline:
      'M34 212C24 211 20 205 20 196L19 162C19 153 23 147 31 145C60 138 94 135 126 133C140 114 153 99 168 92C174 89 182 88 190 88C222 85 252 85 276 88C285 89 290 93 292 100L300 142H448C455 142 459 145 459 151L458 196C457 206 452 212 442 212Z',
    wheels: [99, 368],
    radius: 36,
    sill: 212,
    clad: true,
    crease: 'M12 158C90 146 220 145 470 152',
    glass:
      'M148 135C158 118 168 106 178 101C184 98 190 97 196 97C224 95 248 95 268 97C274 98 277 101 278 105L285 130C286 134 284 135 280 135Z',
    screens: 'M128 133C142 115 154 100 169 93L176 95C163 103 150 118 139 135Z',
    pillars: 'M222 93L218 138M266 95L272 137',
    seats: { y: 115, xs: [196, 256] },
    seams:
      'M152 136C147 152 146 180 152 204M218 136C216 160 216 186 218 204M288 136C292 160 292 186 290 204M152 204H290M300 142V206M31 146C62 142 98 138 126 135M450 143V196',
    handles: { y: 153, xs: [202, 274] },
    mirror: [160, 133],
    head: 'M22 153C34 148 48 146 66 145C65 155 54 161 26 164C20 164 19 156 22 153Z',
    tail: 'M449 150H459L458 184H449Z',
    dark: 'M19 168L40 166L42 184L20 187ZM20 194L60 190L56 212L34 212C24 211 20 205 20 196ZM404 198L462 196V216H404ZM302 142V138H448C453 138 456 140 457 143Z',
    chrome: 'M22 172L40 170.500M22 178L41 176.5',
    behind:
      '<path d="M296 136L318 104H336L350 138" fill="none" stroke="#2a2f36" stroke-width="6" stroke-linejoin="round"/><path d="M302 140L308 132H452L458 142Z" fill="#4a525b"/>',
    front: '<path d="M152 214H296" stroke="#2a2f36" stroke-width="6" stroke-linecap="round"/>',
  },
  scooter: {
    outline:
      'M172 76C162 78 156 86 158 95C162 100 168 101 174 100C164 118 160 138 165 158C171 182 188 204 212 210H268C284 210 292 204 297 196C305 178 324 167 350 168C362 169 374 170 380 163C387 155 384 146 374 142H254C250 158 254 178 258 196H234C218 192 208 170 203 146C199 128 197 112 195 98L200 84C194 75 182 74 172 76ZM105 196A41 41 0 0 1 186 184L172 188A28 28 0 0 0 118 197Z',
    wheels: [146, 338],
    radius: 35,
    crease: 'M96 178C150 172 166 150 196 196L262 200C280 166 320 150 400 152',
    seams: 'M174 100H194M262 196C272 172 300 154 340 152',
    head: 'M162 80C155 84 154 94 161 97C169 97 172 82 162 80Z',
    tail: 'M379 145C386 149 387 157 381 162L370 160C372 154 374 148 379 145Z',
    dark: 'M226 192H262V197H232Z',
    behind:
      '<g fill="none" stroke-linecap="round"><path d="M188 100L194 74" stroke="#3a4149" stroke-width="7"/><path d="M197 72L186 60L182 48" stroke="#2b3037" stroke-width="2.5"/><path d="M180 110L146 201" stroke="#59626c" stroke-width="7"/><path d="M264 204L338 201" stroke="#3a4149" stroke-width="11"/><path d="M352 160L338 200" stroke="#8b95a0" stroke-width="6"/><path d="M274 208L266 233H256" stroke="#3a4149" stroke-width="4"/><path d="M352 138C372 128 390 128 394 136L384 142" stroke="#8b95a0" stroke-width="4"/></g><ellipse cx="181" cy="43" rx="6" ry="9" transform="rotate(-14 181 43)" fill="#2b3037"/>',
    front:
      '<path d="M240 143C236 132 244 124 258 125C288 128 318 116 350 118C370 119 380 127 378 135C376 142 370 144 360 144Z" fill="#2b3037"/><path d="M246 137C280 139 340 138 374 133" fill="none" stroke="#565f69" stroke-width="1.5"/><path d="M190 74L216 79" stroke="#1d2126" stroke-width="7" stroke-linecap="round"/><path d="M184 73L212 88" stroke="#8b95a0" stroke-width="2.2" stroke-linecap="round"/><ellipse cx="168" cy="124" rx="3" ry="6" fill="#ffb03a" stroke="#b36b00"/>',
  },
  wedding: {
    outline:
      'M32 219C22 218 17 211 17 202L18 152C18 146 22 143 29 142C76 137 130 136 172 135C188 118 202 107 220 102C248 95 300 95 332 101C362 107 388 122 408 138C430 144 450 150 458 160C463 168 464 180 463 192L461 203C459 213 454 219 444 219Z',
    wheels: [96, 366],
    radius: 35,
    sill: 219,
    crease: 'M8 160C120 148 260 146 400 152C430 154 452 160 472 170',
    glass:
      'M196 138C208 123 220 113 234 109C258 104 296 104 320 109C336 113 346 122 352 134C351 137 348 138 344 138Z',
    screens:
      'M174 135C190 118 204 108 221 103L229 104C214 110 200 121 186 137ZM336 102.500C362 108 386 122 405 137L394 136C376 122 356 112 330 106Z',
    pillars: 'M268 103L264 140',
    seats: { y: 121, xs: [244, 320] },
    seams:
      'M196 138C189 156 188 186 196 214M264 138C262 164 262 194 264 214M348 138C348 156 340 168 334 178C329 188 327 200 326 214M196 214H326M30 143C80 147 130 144 172 137',
    handles: { y: 156, xs: [248, 316] },
    mirror: [208, 136],
    head: 'M24 160C32 155 44 154 54 156C58 160 56 168 48 171C40 174 28 174 23 170Z',
    tail: 'M456 160C462 166 464 178 463 186L454 188C449 180 446 168 448 160Z',
    dark: 'M17 152L24 150L26 198L17 199ZM19 204L50 201L46 211L26 214ZM444 206L461 204L457 213L448 215Z',
    chrome:
      'M196 138.500C208 123 220 113 234 109C258 104 296 104 320 109C336 113 346 122 352 134C351 138 348 139 344 139H196M150 208H330M19 152V198M23 151V197M26 149C76 143 130 141 176 139',
    front:
      ribbon('M26 150C50 158 76 156 104 143C132 152 160 150 190 138') +
      bouquet(106, 138) +
      bow(248, 157) +
      bow(316, 157),
  },
};

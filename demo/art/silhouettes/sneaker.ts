import { along, box, clipped, form, line, oval, shade, soft, steps, streak, veil } from '../draw';
import { core, fromLeft, fromTop, inner, lit, toFoot } from '../light';
import { weave, white } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

const UPPER =
  'M54 278C52 252 66 240 98 230C140 216 166 192 184 160C190 150 204 148 214 156C228 168 246 166 262 152C276 140 294 130 308 134C320 138 322 150 324 166C328 196 338 216 344 240C348 258 348 268 344 278L80 290C64 290 56 288 54 278Z';
const TOE = 'M54 278C52 252 66 240 98 230C126 240 144 262 144 288L80 290C64 290 56 288 54 278Z';
const HEEL = 'M296 281C284 240 292 200 322 160C326 194 338 216 344 240C348 258 348 268 344 278Z';
const TONGUE = 'M164 196L180 136C186 116 212 114 220 134L230 170C216 192 196 210 172 212Z';
const LACING = 'M112 240C150 224 174 196 190 162L218 188C204 220 182 246 148 266C136 260 122 250 112 240Z';
const MIDSOLE =
  'M44 296C42 280 52 274 80 279C150 288 270 276 334 264C352 262 360 278 358 300C357 316 346 324 328 324L84 324C58 324 46 314 44 296Z';

/** Positions of the laces, each from the left eyelet to the right one. */
const laces = [
  [137, 243],
  [152, 227],
  [167, 211],
  [182, 195],
  [197, 179],
] as const;

function lace([x, y]: readonly [number, number], index: number): string {
  const reach = 27 - index * 2;
  const path = (rise: number) =>
    `M${x} ${y - rise}C${x + 7} ${y - 7 - rise} ${x + reach - 9} ${y + 1 - rise} ${x + reach} ${y + 9 - rise}`;
  return (
    oval([x, y, 2.8, 2.8], '#1b1e23') +
    oval([x + reach, y + 10, 2.8, 2.8], '#1b1e23') +
    line(path(-1), '#15181c', 7, { opacity: 0.28 }) +
    line(path(2.5), '#f6f6f4', 5.8) +
    line(path(3.4), '#ffffff', 2.4) +
    line(path(1), '#a9adb2', 1.1, { opacity: 0.7, dash: '1.6 1.6', cap: 'butt' })
  );
}

export const sneaker: Drawing = {
  shadows: [{ x: 200, y: 332, rx: 154, ry: 18 }],
  close: [92, 140, 176],
  detail: [216, 124, 140],
  draw: (t) => [
    textured(
      'fabric',
      form(TONGUE, t.light, lit, core),
      form(UPPER, t.color, lit, core),
      form('M120 226C152 212 176 190 192 158L222 164C240 168 258 158 270 148L300 280L120 288Z', weave),
      clipped(
        form(UPPER, '#000'),
        soft(
          3,
          shade('M60 288C140 296 260 288 346 272', 12, 0.34),
          shade('M146 264C140 250 126 240 108 236', 7, 0.2),
          shade('M298 280C288 240 296 204 320 172', 8, 0.28),
        ),
      ),
      form(TOE, t.light, lit, toFoot),
      form(HEEL, t.shade, fromLeft, toFoot),
      form('M300 150C306 136 324 136 326 156L330 188C320 192 308 188 304 180Z', t.accent, lit, core),
      soft(
        3,
        shade('M114 246C154 232 184 200 198 168', 9, 0.3),
        shade('M150 272C188 252 212 222 224 192', 6, 0.28),
      ),
      form(LACING, t.shade, lit),
      form('M206 285C214 254 230 226 252 206L269 204C250 228 240 256 236 283Z', t.accent, fromTop, toFoot),
      form('M248 283C252 256 262 230 280 208L293 208C280 232 274 256 274 281Z', t.accent, fromTop, toFoot),
    ),
    form(
      'M214 156C228 168 246 166 262 152C276 140 294 130 306 134C312 138 312 146 306 154C290 174 268 186 244 188C226 186 214 172 214 156Z',
      '#26292f',
      inner,
    ),
    line('M214 157C228 169 247 167 263 153C277 141 295 131 308 135', t.light, 4.5),
    line('M214 156C228 168 247 166 263 152C277 140 295 130 308 134', '#fff', 1.4, { opacity: 0.6 }),
    box([188, 128, 24, 15, 3], t.accent, lit, core),
    line('M193 138L198 132L201 136L203 134L207 138', t.accentLight, 1.4),
    line('M100 231C128 241 145 262 146 286', '#000', 2, { opacity: 0.22 }),
    line(
      'M104 230C131 240 149 260 150 285M150 266C184 246 206 220 220 190M318 174C296 206 290 240 299 278',
      '#fff',
      1.3,
      { opacity: 0.6, dash: '3 3', cap: 'butt' },
    ),
    line('M209 282C217 254 232 228 254 208M251 280C256 254 266 230 283 210', '#fff', 1, {
      opacity: 0.5,
      dash: '3 2.4',
      cap: 'butt',
    }),
    along(
      steps(74, 11, 4),
      (x, row) =>
        oval([x, 262 - row * 4, 1.7, 1.7], 'rgba(0,0,0,0.3)') +
        oval([x, 271 - row * 4, 1.7, 1.7], 'rgba(0,0,0,0.3)'),
    ),
    veil(oval([92, 250, 24, 9], '#fff'), { opacity: 0.5, blur: 3, transform: 'rotate(-22 92 250)' }),
    along(laces, lace),
    // Sole: foam, a groove, rubber.
    form(MIDSOLE, white, toFoot),
    line('M50 289C120 303 280 293 354 277', '#fff', 2, { opacity: 0.9 }),
    line('M48 299C120 312 290 304 356 290', '#8f9092', 1.6, { opacity: 0.5 }),
    line('M47 303C120 316 290 308 357 294', '#fff', 1, { opacity: 0.8 }),
    along(steps(236, 14, 8), (x, index) =>
      line(`M${x} ${304 - index * 0.9}l-5 14`, '#8f9092', 2, { opacity: 0.34 }),
    ),
    form('M300 300C322 298 344 294 357 288C358 302 352 312 342 316L292 318Z', t.accent, lit, toFoot),
    form(
      'M48 310C54 325 66 332 88 332L326 332C346 332 356 322 358 304C354 313 344 318 328 318L84 318C66 318 54 314 48 310Z',
      '#34383e',
      lit,
    ),
    along(steps(74, 12, 22), (x) => line(`M${x} 326v6`, '#15181c', 3, { opacity: 0.7, cap: 'butt' })),
    streak('M190 158C196 150 206 150 212 155', 4, 0.5),
  ],
};

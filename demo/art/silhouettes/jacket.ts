import {
  along,
  box,
  clipped,
  flipped,
  fold,
  form,
  line,
  oval,
  seam,
  shade,
  soft,
  streak,
  valley,
  veil,
} from '../draw';
import { core, inner, lit, toFoot, toRight } from '../light';
import { brass, rib } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

const BODY =
  'M158 80C146 87 136 91 126 96C129 150 122 232 119 306H281C278 232 271 150 274 96C264 91 254 87 242 80C226 112 174 112 158 80Z';
const SLEEVE =
  'M128 95C104 103 91 124 84 154C76 196 66 240 58 280C70 288 94 293 111 292C120 258 131 214 138 178C134 150 130 122 128 95Z';
const CUFF = 'M58 279C72 287 94 292 111 291L108 305C106 312 102 314 96 313L66 307C58 305 55 301 56 294Z';
const HEM =
  'M119 302C160 309 240 309 281 302V322C281 329 277 332 270 333C230 338 170 338 130 333C123 332 119 329 119 322Z';

const folds = [
  ['M132 190C150 206 158 232 152 268', 9, 0.22],
  ['M134 170C156 178 170 190 178 204', 7, 0.14],
  ['M268 190C250 208 244 234 250 270', 9, 0.24],
  ['M266 170C246 180 232 190 226 202', 7, 0.16],
  ['M160 246C154 270 158 290 154 306', 9, 0.2],
  ['M182 264C178 282 182 296 178 306', 7, 0.16],
  ['M222 258C226 278 220 294 224 306', 8, 0.2],
  ['M252 250C256 274 250 292 256 306', 8, 0.2],
] as const;

const sleeveFolds = soft(
  3,
  fold('M122 128C106 142 98 160 94 182', 8, 0.18),
  fold('M136 182C116 186 100 196 84 214', 9, 0.26),
  fold('M130 204C112 208 96 218 80 232', 8, 0.22),
  fold('M108 240C100 256 96 272 96 290', 8, 0.2),
  fold('M76 246C74 262 78 276 76 288', 6, 0.16),
  shade('M140 110C134 150 140 190 112 296', 16, 0.28),
);

export const jacket: Drawing = {
  shadows: [{ x: 200, y: 340, rx: 108, ry: 10, opacity: 0.72 }],
  close: [108, 56, 190],
  detail: [48, 186, 150],
  draw: (t) => [
    textured(
      'canvas',
      form(SLEEVE, t.color, lit, toFoot),
      flipped(form(SLEEVE, t.shade, core)),
      clipped(form(SLEEVE, '#000'), sleeveFolds),
      flipped(clipped(form(SLEEVE, '#000'), sleeveFolds)),
      form(BODY, t.color, lit, core),
      clipped(
        form(BODY, '#000'),
        soft(
          8,
          veil(form('M114 96H138C134 170 138 260 132 312H110Z', '#17120e'), { opacity: 0.22 }),
          veil(form('M286 96H262C266 170 262 260 268 312H290Z', '#17120e'), { opacity: 0.32 }),
          veil(oval([166, 170, 32, 70], '#fff'), { opacity: 0.18 }),
        ),
        soft(
          3,
          along(folds, ([d, width, strength]) => fold(d, width, strength)),
          shade('M120 304C160 311 240 311 280 304', 9, 0.4),
        ),
      ),
    ),
    form('M160 79C174 62 226 62 240 79L203 122H197Z', '#22252a', inner),
    line('M166 80C180 69 220 69 234 80', t.accent, 3, { opacity: 0.7 }),
    // Yoke, armholes and side panels.
    seam('M126 134C150 142 176 142 197 138M274 134C250 142 224 142 203 138', 1.8),
    seam('M130 97C127 126 134 152 138 178', 2),
    seam('M270 97C273 126 266 152 262 178', 2),
    // Ribbing: collar, cuffs and hem.
    form(HEM, t.shade, lit, toRight, toFoot, rib),
    form(CUFF, t.shade, lit, toFoot, rib),
    flipped(form(CUFF, t.shade, core, toFoot, rib)),
    line('M119 303C160 310 240 310 281 303', '#000', 2, { opacity: 0.34 }),
    form(
      'M157 82C156 66 166 57 174 62C176 82 187 97 199 105V132C178 122 160 106 157 82Z',
      t.shade,
      lit,
      core,
      rib,
    ),
    form(
      'M243 82C244 66 234 57 226 62C224 82 213 97 201 105V132C222 122 240 106 243 82Z',
      t.shade,
      core,
      rib,
    ),
    line('M174 63C176 82 187 97 198 104M226 63C224 82 213 97 202 104', '#fff', 1.4, { opacity: 0.35 }),
    // Zip between its two flaps.
    valley('M206 116V330', 7, 0.3),
    box([193, 108, 14, 225, 2], t.color, lit),
    line('M193 110V332M207 110V332', '#000', 1.2, { opacity: 0.28 }),
    line('M200 108V333', '#3b3222', 4.6),
    line('M200 108V333', '#e0bd78', 3.2, { dash: '2 1.6', cap: 'butt' }),
    box([196, 118, 8, 13, 2.5], brass),
    box([197.5, 129, 5, 16, 2.5], brass),
    // Welt pockets, one zipped pocket on the chest.
    along([0, 1], (side) => {
      const pocket =
        valley('M139 240L170 216', 7, 0.3) +
        line('M138 236L168 212', t.deep, 7) +
        line('M137 232L167 208', '#fff', 1.4, { opacity: 0.35 });
      return side === 0 ? pocket : flipped(pocket);
    }),
    line('M222 166H254', '#23201a', 4.4),
    line('M222 166H254', '#e0bd78', 2, { dash: '2 1.6', cap: 'butt' }),
    box([218, 162.5, 6, 11, 2], brass),
    streak('M128 104C108 114 98 134 92 166', 7, 0.34),
  ],
};

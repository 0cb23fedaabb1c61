import { along, box, clipped, fold, form, group, line, oval, seam, shade, soft, streak, veil } from '../draw';
import { core, inner, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { rib } from '../material';
import { printFor } from '../prints';
import { textured } from '../texture';
import type { Drawing } from '../types';

const BODY =
  'M146 82C136 88 129 94 124 102C126 128 127 146 127 166C129 222 125 284 121 330C136 336 168 340 204 338C236 340 264 336 279 330C275 284 271 222 273 166C273 146 274 128 276 102C271 94 264 88 254 82C238 108 162 108 146 82Z';
const LEFT_SLEEVE =
  'M146 82C118 92 97 108 82 130C73 144 66 158 60 172C72 184 90 194 108 199C114 186 121 174 127 164C126 140 125 118 132 96Z';
const RIGHT_SLEEVE =
  'M254 82C282 92 303 108 318 130C327 144 334 158 340 172C328 184 310 194 292 199C286 186 279 174 273 164C274 140 275 118 268 96Z';

/** Folds from the arms and the shoulders toward the hem. */
const folds = [
  ['M130 170C146 196 150 236 140 284', 10, 0.2],
  ['M136 164C160 184 172 206 176 226', 7, 0.14],
  ['M270 172C254 198 250 240 260 290', 10, 0.24],
  ['M262 166C242 184 232 202 228 220', 7, 0.16],
  ['M170 262C166 288 168 312 164 334', 9, 0.15],
  ['M222 240C228 276 224 306 228 334', 9, 0.17],
  ['M160 112C168 132 168 150 164 166', 8, 0.1],
  ['M240 112C232 134 232 150 238 168', 8, 0.12],
  ['M196 286C200 306 198 322 200 338', 7, 0.12],
] as const;

export const tee: Drawing = {
  shadows: [{ x: 200, y: 344, rx: 100, ry: 9, opacity: 0.66 }],
  close: [106, 62, 190],
  detail: [52, 70, 150],
  draw: (t, turned) => [
    textured(
      'cotton',
      form('M148 82C160 70 240 70 252 82C240 110 160 110 148 82Z', t.deep, inner),
      form(LEFT_SLEEVE, t.color, lit, toFoot),
      form(RIGHT_SLEEVE, t.shade, core),
      clipped(
        form(LEFT_SLEEVE, '#000') + form(RIGHT_SLEEVE, '#000'),
        soft(
          3,
          fold('M136 118C118 132 104 150 96 172', 8, 0.18),
          fold('M126 150C116 160 108 176 106 192', 9, 0.24),
          fold('M266 118C284 134 298 152 306 176', 8, 0.22),
          fold('M276 150C286 160 292 176 294 194', 9, 0.24),
        ),
      ),
      form(BODY, t.color),
      clipped(
        form(BODY, '#000'),
        printFor(t, 'plain', 'stripes', 'block', 'plain', 'pinstripes', 'plain', 'dots'),
      ),
      form(BODY, lit, core),
      clipped(
        form(BODY, '#000'),
        soft(
          8,
          veil(form('M118 96H140C134 170 138 260 132 344H112Z', '#17120e'), { opacity: 0.2 }),
          veil(form('M282 96H258C266 170 262 260 268 344H290Z', '#17120e'), { opacity: 0.3 }),
          veil(oval([172, 176, 46, 76], '#fff'), { opacity: 0.14 }),
        ),
        soft(
          3,
          along(folds, ([d, width, strength]) => fold(d, width, strength)),
          shade('M146 84C160 114 240 114 254 84', 9, 0.3),
        ),
      ),
      // Ribbed collar: inside of the back, then the front.
      form(
        'M150 79C162 68 238 68 250 79C246 85 242 88 240 90C226 78 174 78 160 90C157 87 153 83 150 79Z',
        t.shade,
        inner,
      ),
      form('M146 82C162 112 238 112 254 82L244 77C230 100 170 100 156 77Z', t.color, lit, core),
    ),
    veil(form('M146 82C162 112 238 112 254 82L244 77C230 100 170 100 156 77Z', rib), { opacity: 0.7 }),
    line('M155 79C169 102 231 102 245 79', '#fff', 1.2, { opacity: 0.4 }),
    upright(
      turned,
      200,
      box([188, 78, 24, 13, 2], '#f6f4ef'),
      lettering(t.label ?? 'MARSA', { fit: 20, x: 200, y: 83, size: 3.4, color: '#3a3a38' }),
    ),
    seam('M131 97C124 118 126 144 127 165', 1.8),
    seam('M269 97C276 118 274 144 273 165', 1.8),
    line('M142 85C158 116 242 116 258 85', '#000', 1, { opacity: 0.28, dash: '3 2.4' }),
    line('M122 322C150 331 250 331 278 322M122.5 318C150 327 250 327 277.5 318', '#000', 1, {
      opacity: 0.26,
      dash: '3.5 2.5',
    }),
    line('M64 165C76 177 94 187 111 192M66 161C78 173 96 183 113 188', '#000', 1, {
      opacity: 0.24,
      dash: '3.5 2.5',
    }),
    line('M336 165C324 177 306 187 289 192M334 161C322 173 304 183 287 188', '#000', 1, {
      opacity: 0.28,
      dash: '3.5 2.5',
    }),
    group(
      'translate(236 152)',
      box([-12, -10, 24, 20, 3], t.accent, lit),
      line('M-7 4L-2 -3 2 2 4 0 8 4', t.accentLight, 1.8),
    ),
    streak('M152 92C128 100 108 116 92 138', 6, 0.3),
  ],
};

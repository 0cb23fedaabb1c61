import {
  along,
  fold,
  form,
  line,
  oval,
  ovalLine,
  seam,
  shade,
  soft,
  stitches,
  streak,
  clipped,
} from '../draw';
import { core, inner, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { textured } from '../texture';
import type { Drawing } from '../types';

const CROWN =
  'M92 222C88 146 138 98 208 98C276 98 326 146 322 222C320 240 306 246 288 250C262 256 230 258 200 256C158 254 112 244 92 222Z';
const BRIM =
  'M92 216C66 222 38 240 30 262C26 276 36 282 52 278C98 264 152 262 208 270C224 272 232 264 230 252C176 252 120 240 92 216Z';

/** First letter of the brand. */
const initial = (label = 'Marsa') => label.slice(0, 1);

export const cap: Drawing = {
  shadows: [{ x: 186, y: 282, rx: 142, ry: 14 }],
  close: [100, 90, 176],
  detail: [26, 170, 130],
  draw: (t, turned) => [
    textured(
      'canvas',
      form(CROWN, t.color, lit, core, toFoot),
      clipped(
        form(CROWN, '#000'),
        soft(
          3,
          fold('M120 236C118 206 124 180 136 156', 8, 0.16),
          fold('M250 250C262 214 262 180 252 150', 9, 0.16),
          fold('M300 244C306 214 302 190 294 170', 8, 0.2),
          shade('M92 226C120 250 176 260 232 256', 12, 0.4),
        ),
        soft(8, oval([160, 146, 40, 30], 'rgba(255,255,255,0.22)')),
      ),
      form(BRIM, t.accent, lit, core),
      soft(3, line('M84 228C62 234 44 250 38 264', '#fff', 6, { opacity: 0.3 })),
    ),
    form(
      'M30 262C26 276 36 282 52 278C98 264 152 262 208 270C218 271 226 268 229 261C226 264 218 266 208 264C152 256 96 258 50 271C38 274 30 270 30 262Z',
      t.accentShade,
      toFoot,
    ),
    along([0, 1, 2, 3], (row) =>
      stitches(
        `M${88 - row * 11} ${226 + row * 7}C${130 - row * 6} ${248 + row * 4} ${176} ${254 + row * 3} ${226} ${256 + row * 3}`,
        0.34,
      ),
    ),
    // The six panels meet under the button.
    seam('M212 98C168 130 152 190 156 250', 1.8),
    seam('M212 98C262 130 284 190 280 250', 1.8),
    stitches('M207 99C162 132 147 190 151 249M217 99C267 132 289 190 285 249', 0.34),
    along(
      [
        [134, 150],
        [226, 146],
        [296, 158],
      ] as const,
      ([x, y]) =>
        oval([x, y, 4.6, 4], t.deep, inner) + ovalLine([x, y, 4.6, 4], t.light, 1.4, { opacity: 0.7 }),
    ),
    oval([210, 97, 12, 6], t.accent, lit, core),
    upright(
      turned,
      212,
      lettering(initial(t.label), { x: 213, y: 182, size: 34, color: '#000', weight: 1.2, opacity: 0.25 }),
      lettering(initial(t.label), { x: 212, y: 180.5, size: 34, color: t.accent, weight: 1.2 }),
      lettering(initial(t.label), {
        x: 211.4,
        y: 179.9,
        size: 34,
        color: t.accentLight,
        weight: 0.3,
        opacity: 0.8,
      }),
    ),
    stitches('M96 218C124 240 176 250 228 249', 0.3),
    streak('M108 190C114 146 146 116 188 106', 7, 0.36),
  ],
};

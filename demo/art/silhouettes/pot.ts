import { box, form, line, oval, streak } from '../draw';
import { core, cyl, fromTop, lit, toFoot } from '../light';
import { brass } from '../material';
import type { Drawing } from '../types';

export const pot: Drawing = {
  shadows: [{ x: 200, y: 316, rx: 132, ry: 16 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    line('M82 206 C46 200 46 236 84 232 M318 206 C354 200 354 236 316 232', t.shade, 15),
    line('M82 204 C52 199 52 228 80 227', '#fff', 3, { opacity: 0.4 }),
    form('M76 184 H324 V266 C324 304 300 314 270 314 H130 C100 314 76 304 76 266Z', t.colour, cyl, toFoot),
    form('M70 176 H330 C334 188 328 194 320 194 H80 C72 194 66 188 70 176Z', t.shade, cyl),
    form('M76 178 C84 134 140 118 200 118 C260 118 316 134 324 178Z', t.colour, lit, core),
    streak('M98 164 C116 140 150 130 186 128', 6, 0.55),
    line('M86 176 C130 168 270 168 314 176', '#fff', 2, { opacity: 0.4 }),
    box([188, 98, 24, 24, 6], brass),
    oval([200, 97, 24, 10], brass, fromTop),
    streak('M108 214 C106 250 112 278 124 292', 9, 0.28),
  ],
};

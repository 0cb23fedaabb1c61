import { box, form, line, oval, veil } from '../draw';
import { cyl, lit, toFoot } from '../light';
import { steel, wood } from '../material';
import type { Drawing } from '../types';

export const kettle: Drawing = {
  shadows: [{ x: 200, y: 334, rx: 98, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    line('M126 250 C84 244 96 182 76 158 C70 150 62 148 54 150', t.shade, 15),
    line('M126 246 C88 240 98 180 78 156 C72 148 64 146 56 147', t.colour, 9),
    line('M112 232 C94 216 98 190 84 166', '#fff', 2.5, { opacity: 0.5 }),
    line('M250 162 C300 118 348 150 336 214 C332 238 324 262 316 282', '#23262b', 17),
    line('M258 154 C300 124 338 152 330 206 C327 226 321 246 315 262', '#fff', 3, { opacity: 0.32 }),
    form(
      'M150 148 H250 C272 196 290 262 290 304 C290 322 280 328 262 328 H138 C120 328 110 322 110 304 C110 262 128 196 150 148Z',
      t.colour,
      cyl,
      toFoot,
    ),
    form(
      'M112 300 C150 312 250 312 288 300 L290 310 C290 324 280 330 262 330 H138 C120 330 110 324 110 310Z',
      steel,
    ),
    oval([200, 148, 52, 12], steel),
    form('M152 146 C156 126 244 126 248 146 C244 156 156 156 152 146Z', t.colour, cyl),
    box([192, 114, 16, 16, 4], wood),
    oval([200, 112, 16, 8], wood, lit),
    veil(form('M146 176 C134 210 126 250 126 296 L140 298 C140 250 148 206 160 176Z', '#fff'), {
      opacity: 0.38,
      blur: 3,
    }),
  ],
};

import { form, line } from '../draw';
import { rounded } from '../light';
import { weave } from '../material';
import type { Drawing } from '../types';

export const cushion: Drawing = {
  shadows: [{ x: 200, y: 318, rx: 120, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form(
      'M82 96 C120 106 280 106 318 96 C326 94 330 100 328 108 C316 160 316 250 330 304 C332 312 326 318 318 316 C280 306 120 306 82 316 C74 318 68 312 70 304 C84 250 84 160 72 108 C70 100 74 94 82 96Z',
      t.colour,
      rounded,
      weave,
    ),
    line('M128 112 C125 170 125 240 128 302', t.accent, 7, { opacity: 0.8 }),
    line('M146 112 C143 170 143 240 146 302', t.accent, 7, { opacity: 0.8 }),
    line('M254 112 C251 170 251 240 254 302', t.accent, 7, { opacity: 0.8 }),
    line('M272 112 C269 170 269 240 272 302', t.accent, 7, { opacity: 0.8 }),
    line('M96 122 C112 130 118 140 122 152 M304 290 C292 284 284 276 280 264', '#000', 7, {
      opacity: 0.15,
      blur: 3,
    }),
  ],
};

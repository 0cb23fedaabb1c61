import { form, line, oval, streak, veil } from '../draw';
import { core, cyl, inner, toFoot } from '../light';
import type { Drawing } from '../types';

export const mug: Drawing = {
  shadows: [{ x: 190, y: 326, rx: 92, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    line('M268 176 C330 168 336 268 262 274', t.shade, 25),
    line('M268 174 C326 168 330 264 262 270', t.colour, 17),
    line('M276 172 C306 172 318 196 314 218', '#fff', 4, { opacity: 0.5 }),
    form(
      'M104 132 C104 220 110 280 122 306 C132 328 246 328 256 306 C268 280 274 220 274 132Z',
      t.colour,
      cyl,
      toFoot,
    ),
    veil(form('M107 196 C118 212 258 212 271 196 L268 232 C252 250 124 250 110 232Z', t.accent), {
      opacity: 0.95,
    }),
    form('M107 196 C118 212 258 212 271 196 L268 232 C252 250 124 250 110 232Z', cyl),
    oval([189, 132, 85, 23], t.light, 'none', core),
    oval([189, 133, 76, 18], t.shade, inner),
    form('M115 138 C122 122 256 122 263 138 C258 156 120 156 115 138Z', '#4a2a16'),
    veil(oval([178, 137, 40, 7], '#8a5a34'), { opacity: 0.6 }),
    veil(oval([166, 135, 16, 3], '#d9b48c'), { opacity: 0.7 }),
    streak('M170 106 C158 92 182 82 170 64 M204 104 C192 90 216 78 204 58', 6, 0.55),
  ],
};

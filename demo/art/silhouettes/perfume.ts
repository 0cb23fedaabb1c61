import { box, boxLine, form, line, veil } from '../draw';
import { core, lit } from '../light';
import { brass, glass, steel } from '../material';
import type { Drawing } from '../types';

export const perfume: Drawing = {
  shadows: [{ x: 200, y: 332, rx: 82, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    box([172, 72, 56, 62, 6], brass),
    boxLine([172, 72, 56, 62, 6], '#6b4a19', 1, { opacity: 0.4 }),
    line('M178 80 H222', '#fff', 2, { opacity: 0.6 }),
    box([182, 132, 36, 18, 2], steel),
    veil(box([116, 148, 168, 182, 20], '#fff'), { opacity: 0.55 }),
    veil(box([128, 176, 144, 142, 12], t.colour), { opacity: 0.92 }),
    veil(box([128, 176, 144, 142, 12], lit), { opacity: 0.92 }),
    veil(box([128, 176, 144, 142, 12], core), { opacity: 0.92 }),
    veil(
      form(
        'M128 196 C150 188 180 200 210 194 C240 188 256 196 272 192 V178 C272 176 270 176 266 176 H134 C130 176 128 178 128 182Z',
        '#fff',
      ),
      { opacity: 0.35 },
    ),
    veil(box([197, 150, 4, 150, 2], '#fff'), { opacity: 0.4 }),
    box([116, 148, 168, 182, 20], glass),
    boxLine([116, 148, 168, 182, 20], '#fff', 2, { opacity: 0.8 }),
    line('M120 316 C140 328 260 328 280 316', '#000', 3, { opacity: 0.2 }),
    box([154, 212, 92, 62, 3], '#fffdf7', core),
    box([170, 228, 60, 6, 2], '#23262b'),
    box([180, 242, 40, 3.5, 1.5], '#8b8578'),
    box([186, 252, 28, 3.5, 1.5], '#8b8578'),
  ],
};

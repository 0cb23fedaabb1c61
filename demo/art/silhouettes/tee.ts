import { box, form, group, line, streak, veil } from '../draw';
import { core, inner, lit } from '../light';
import type { Drawing } from '../types';

export const tee: Drawing = {
  shadows: [{ x: 200, y: 340, rx: 104, ry: 10, opacity: 0.7 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form(
      'M150 78 C118 88 92 104 66 150 L108 184 L126 164 C128 220 124 280 122 326 C148 334 252 334 278 326 C276 280 272 220 274 164 L292 184 L334 150 C308 104 282 88 250 78 C236 100 164 100 150 78Z',
      t.colour,
      lit,
      core,
    ),
    veil(form('M66 150 L108 184 L126 164 C124 140 126 128 128 112 C110 120 84 138 66 150Z', '#000'), {
      opacity: 0.07,
    }),
    veil(form('M334 150 L292 184 L274 164 C276 140 274 128 272 112 C296 120 316 138 334 150Z', '#000'), {
      opacity: 0.18,
    }),
    form('M150 78 C160 110 240 110 250 78 L242 75 C232 98 168 98 158 75Z', t.shade, lit),
    form('M158 75 C168 98 232 98 242 75 C226 70 174 70 158 75Z', t.shade, inner),
    line(
      'M136 176 C150 220 140 270 146 316 M262 180 C250 230 262 270 254 314 M176 120 C186 150 180 170 184 190',
      '#000',
      9,
      { opacity: 0.12, blur: 3 },
    ),
    streak('M160 150 C168 210 158 260 166 312 M226 130 C222 190 230 250 224 310', 9, 0.2),
    line('M123 318 C150 326 250 326 277 318', '#000', 1.4, { opacity: 0.3, dash: '4 3' }),
    line('M70 146 L110 178 M330 146 L290 178', '#000', 1.2, { opacity: 0.28, dash: '4 3' }),
    group(
      'translate(234 150)',
      box([-13, -11, 26, 22, 3], t.accent),
      line('M-7 4L-2 -3 2 2 4 0 8 4', '#fff', 1.8),
    ),
  ],
};

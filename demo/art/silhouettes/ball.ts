import { clipped, line, oval, veil } from '../draw';
import { rounded } from '../light';
import { mesh } from '../material';
import type { Drawing } from '../types';

export const ball: Drawing = {
  shadows: [{ x: 204, y: 326, rx: 86, ry: 16 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    oval([200, 204, 122, 122], t.colour),
    clipped(
      oval([200, 204, 122, 122], '#000'),
      veil(oval([200, 204, 122, 122], mesh), { opacity: 0.35 }),
      line(
        'M84 176 C150 214 260 210 318 160 M168 84 C196 150 206 260 180 324 M104 122 C160 150 176 250 118 296 M282 114 C222 150 220 260 300 276',
        '#1d1512',
        5.5,
      ),
      line('M86 180 C150 218 260 214 318 164 M171 84 C199 150 209 260 183 324', '#fff', 1.4, {
        opacity: 0.3,
      }),
    ),
    oval([200, 204, 122, 122], 'none', rounded),
    veil(oval([152, 138, 34, 20], '#fff'), { opacity: 0.35, blur: 8, turn: 'rotate(-38 152 138)' }),
  ],
};

import { box, form, line, oval } from '../draw';
import { core, fromTop, lit } from '../light';
import { brass } from '../material';
import type { Drawing } from '../types';

export const handbag: Drawing = {
  shadows: [{ x: 200, y: 330, rx: 126, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    line('M142 164 C142 66 258 66 258 164', t.shade, 13),
    line('M144 158 C148 76 252 76 256 154', t.colour, 6),
    line('M146 140 C152 92 180 80 202 80', '#fff', 2.5, { opacity: 0.5 }),
    form(
      'M92 152 H308 C318 152 322 158 324 168 L340 306 C342 320 334 328 320 328 H80 C66 328 58 320 60 306 L76 168 C78 158 82 152 92 152Z',
      t.colour,
      lit,
      core,
    ),
    form(
      'M92 152 H308 C318 152 322 158 324 168 L328 204 C290 238 250 246 200 246 C150 246 110 238 72 204 L76 168 C78 158 82 152 92 152Z',
      t.shade,
      lit,
    ),
    line('M78 206 C118 238 160 240 200 240 C240 240 282 238 322 206', '#fff', 1.5, {
      opacity: 0.5,
      dash: '5 4',
    }),
    line('M68 312 H332', '#fff', 1.4, { opacity: 0.35, dash: '5 4' }),
    box([180, 226, 40, 32, 5], brass, fromTop),
    box([192, 236, 16, 12, 3], '#6b4a19'),
    oval([142, 166, 9, 9], brass),
    oval([258, 166, 9, 9], brass),
  ],
};

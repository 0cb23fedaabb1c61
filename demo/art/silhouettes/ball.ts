import { clipped, line, oval, soft, veil } from '../draw';
import { rounded } from '../light';
import { mesh } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

const SEAMS =
  'M84 176C150 214 260 210 318 160M168 84C196 150 206 260 180 324M104 122C160 150 176 250 118 296M282 114C222 150 220 260 300 276';

export const ball: Drawing = {
  shadows: [{ x: 204, y: 328, rx: 86, ry: 16 }],
  round: true,
  close: [76, 84, 180],
  detail: [190, 150, 140],
  draw: (t) => [
    textured(
      'leather',
      oval([200, 204, 122, 122], t.colour),
      veil(oval([200, 204, 122, 122], mesh), { opacity: 0.5 }),
    ),
    clipped(
      oval([200, 204, 122, 122], '#000'),
      line(SEAMS, '#000', 9, { opacity: 0.16 }),
      line(SEAMS, t.ink === '#ffffff' ? '#17130f' : '#2a2623', 5.6),
      line(SEAMS, '#fff', 1.2, { opacity: 0.32, turn: 'translate(2.4 3)' }),
      soft(16, oval([262, 300, 90, 40], 'rgba(255,255,255,0.22)')),
    ),
    oval([200, 204, 122, 122], rounded),
    veil(oval([152, 138, 34, 20], '#fff'), { opacity: 0.34, blur: 8, turn: 'rotate(-38 152 138)' }),
  ],
};

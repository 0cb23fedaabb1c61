import { box, form, group, line, oval, ovalLine } from '../draw';
import { core, cyl, lit } from '../light';
import { mesh, steel } from '../material';
import type { Drawing } from '../types';

export const speaker: Drawing = {
  shadows: [{ x: 200, y: 332, rx: 92, ry: 17 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form('M112 96 H288 V300 C288 340 112 340 112 300Z', t.colour, cyl),
    form('M112 104 H288 V290 C288 330 112 330 112 290Z', mesh),
    form('M112 290 V300 C112 340 288 340 288 300 V290 C288 330 112 330 112 290Z', t.shade, cyl),
    oval([200, 96, 88, 26], t.light, lit, 'none', core),
    oval([200, 95, 74, 20], '#2a2d32', lit),
    line('M158 95 h16 M226 95 h16 M234 90 v10', '#fff', 2.4, { opacity: 0.85 }),
    ovalLine([200, 95, 8, 3.6], '#fff', 2, { opacity: 0.85 }),
    group('translate(200 236)', box([-26, -10, 52, 20, 4], steel)),
    line('M112 220 C112 262 288 262 288 220', '#000', 0, { opacity: 0.2 }),
  ],
};

import { box, form, group, line, oval } from '../draw';
import { cyl, fromTop, lit } from '../light';
import { brass } from '../material';
import type { Drawing } from '../types';

export const lipstick: Drawing = {
  shadows: [
    { x: 176, y: 334, rx: 50, ry: 11 },
    { x: 266, y: 334, rx: 40, ry: 10 },
  ],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form('M156 176 V112 C156 92 182 74 200 66 C204 64 206 68 206 74 V176Z', t.colour, cyl),
    form('M157 118 C164 96 184 78 202 68 C206 82 186 112 157 118Z', t.light, fromTop),
    box([150, 172, 62, 64, 3], brass),
    line('M150 188 H212 M150 226 H212', '#6b4a19', 1.4, { opacity: 0.5 }),
    box([142, 232, 78, 102, 6], '#24262b', cyl),
    box([142, 240, 78, 4], brass),
    group(
      'rotate(0)',
      box([236, 190, 66, 144, 7], '#24262b', cyl),
      box([236, 318, 66, 8], brass),
      oval([269, 192, 33, 6], '#3d4148', lit),
    ),
  ],
};

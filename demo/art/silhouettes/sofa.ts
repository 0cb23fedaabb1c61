import { box, form, group, line } from '../draw';
import { core, fromTop, lit, toFoot } from '../light';
import { wood } from '../material';
import type { Drawing } from '../types';

export const sofa: Drawing = {
  shadows: [{ x: 200, y: 306, rx: 168, ry: 16 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form('M72 280h14l-6 28h-8z', wood, core),
    form('M314 280h14l-0 28h-8z', wood, core),
    form('M70 150 C70 128 82 118 104 118 H296 C318 118 330 128 330 150 V250 H70Z', t.shade, lit, core),
    box([84, 130, 116, 96, 20], t.colour, lit, core),
    box([200, 130, 116, 96, 20], t.colour, lit, core),
    box([78, 212, 124, 46, 15], t.light, fromTop, toFoot),
    box([200, 212, 124, 46, 15], t.light, fromTop, toFoot),
    form('M64 250 H336 V274 C336 284 330 288 322 288 H78 C70 288 64 284 64 274Z', t.shade, lit, toFoot),
    box([36, 176, 54, 112, 24], t.colour, lit, core),
    box([310, 176, 54, 112, 24], t.colour, lit, core),
    group(
      'rotate(-10 128 186)',
      box([98, 156, 60, 60, 14], t.accent, lit, core),
      line('M104 162l48 48', '#fff', 1.5, { opacity: 0.35 }),
    ),
    line('M46 196 C46 186 56 182 64 182 M320 196 C320 186 330 182 338 182', '#fff', 3, { opacity: 0.35 }),
  ],
};

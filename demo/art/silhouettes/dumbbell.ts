import { box, line } from '../draw';
import { fromTop, toFoot } from '../light';
import { steelLying } from '../material';
import type { Drawing } from '../types';

export const dumbbell: Drawing = {
  shadows: [{ x: 200, y: 270, rx: 150, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    box([120, 184, 160, 32, 8], steelLying),
    line('M160 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    line('M168 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    line('M176 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    line('M184 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    line('M192 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    line('M200 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    line('M208 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    line('M216 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    line('M224 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    line('M232 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    line('M240 188 l6 24', '#000', 1.6, { opacity: 0.3 }),
    box([104, 125, 30, 150, 9], t.colour, fromTop, toFoot),
    box([74, 136, 28, 128, 9], t.shade, fromTop, toFoot),
    box([50, 152, 22, 96, 9], t.colour, fromTop, toFoot),
    box([36, 182, 18, 36, 5], steelLying),
    box([266, 125, 30, 150, 9], t.colour, fromTop, toFoot),
    box([298, 136, 28, 128, 9], t.shade, fromTop, toFoot),
    box([328, 152, 22, 96, 9], t.colour, fromTop, toFoot),
    box([346, 182, 18, 36, 5], steelLying),
    line('M114 132 V250 M276 132 V250', '#fff', 3, { opacity: 0.35 }),
    line('M84 144 V230 M308 144 V230', '#fff', 3, { opacity: 0.25 }),
  ],
};

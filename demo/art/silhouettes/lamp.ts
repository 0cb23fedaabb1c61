import { box, form, line, oval, veil } from '../draw';
import { cylSoft, fromTop, glow, inner, lampGlow, toFoot } from '../light';
import { brass } from '../material';
import type { Drawing } from '../types';

export const lamp: Drawing = {
  shadows: [{ x: 200, y: 336, rx: 74, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    oval([200, 196, 190, 150], glow),
    oval([200, 328, 68, 14], brass),
    form('M132 324 a68 14 0 0 0 136 0 v6 a68 14 0 0 1 -136 0Z', brass, toFoot),
    oval([200, 323, 68, 13], brass, fromTop),
    box([194, 190, 12, 130, 5], brass),
    oval([200, 320, 16, 5], '#6b4a19'),
    form('M152 70 L248 70 L300 204 C300 218 100 218 100 204Z', t.colour, cylSoft, lampGlow),
    oval([200, 70, 48, 9], t.shade, inner),
    veil(oval([200, 69, 40, 6], '#fff3cf'), { opacity: 0.9 }),
    form('M100 204 C100 218 300 218 300 204 C300 211 296 222 200 222 C104 222 100 211 100 204Z', '#fff1c8'),
    line('M252 214 V262', '#b78a42', 2),
    oval([252, 266, 4, 5], brass),
  ],
};

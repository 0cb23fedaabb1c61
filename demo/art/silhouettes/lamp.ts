import { along, clipped, form, line, oval, box, soft, steps, veil } from '../draw';
import { cylSoft, fromTop, glow, inner, lampGlow, toFoot } from '../light';
import { brass } from '../material';
import { printFor } from '../prints';
import { textured } from '../texture';
import type { Drawing } from '../types';

const SHADE = 'M152 70L248 70L300 204C300 219 100 219 100 204Z';

export const lamp: Drawing = {
  shadows: [{ x: 200, y: 338, rx: 74, ry: 14 }],
  round: true,
  close: [92, 60, 180],
  detail: [128, 190, 150],
  draw: (t) => [
    oval([200, 196, 195, 165], glow),
    form('M132 324a68 14 0 0 0 136 0v7a68 14 0 0 1 -136 0Z', brass, toFoot),
    oval([200, 324, 68, 13.5], brass, fromTop),
    oval([200, 322.5, 56, 10], 'rgba(93,64,19,0.18)'),
    oval([200, 320, 24, 6], brass, fromTop),
    box([194.5, 190, 11, 130, 4], brass),
    box([190, 300, 20, 18, 5], brass, toFoot),
    box([190, 236, 20, 7, 3.5], brass, toFoot),
    veil(oval([200, 210, 92, 26], glow), { opacity: 0.9 }),
    textured(
      'fabric',
      form(SHADE, t.color),
      clipped(form(SHADE, '#000'), printFor(t, 'plain', 'plain', 'stripes', 'plain', 'pinstripes')),
      form(SHADE, cylSoft),
    ),
    // Pleats from the upper ring to the lower one.
    along(steps(0, 1, 17), (index) => {
      const [top, foot] = [154 + index * 5.75, 103 + index * 12.1];
      return line(`M${top} 72L${foot} ${213 - Math.abs(index - 8) * 0.5}`, '#000', 1.4, { opacity: 0.1 });
    }),
    form(SHADE, lampGlow),
    veil(oval([190, 168, 60, 52], glow), { opacity: 0.75 }),
    oval([200, 70, 48, 9], t.deep, inner),
    veil(oval([200, 70.5, 42, 6.5], '#fff3cf'), { opacity: 0.95 }),
    form('M100 204C100 219 300 219 300 204C300 211 296 223 200 223C104 223 100 211 100 204Z', '#fff1c8'),
    line('M101 207C104 221 296 221 299 207', t.shade, 2.4, { opacity: 0.55 }),
    line('M153 70C160 62 240 62 247 70', t.light, 1.6, { opacity: 0.8 }),
    line('M252 214V262', '#b78a42', 1.6, { dash: '1.6 1.6', cap: 'butt' }),
    oval([252, 266, 4, 5.5], brass),
    soft(8, oval([190, 322, 40, 6], 'rgba(255,240,200,0.8)')),
  ],
};

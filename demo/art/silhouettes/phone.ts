import { box, clipped, form, group, oval, veil } from '../draw';
import { core, lit } from '../light';
import { dusk, lens, steel } from '../material';
import type { Drawing } from '../types';

export const phone: Drawing = {
  shadows: [{ x: 196, y: 340, rx: 116, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    group(
      'rotate(8 250 200)',
      box([196, 68, 124, 258, 24], steel),
      box([199, 71, 118, 252, 22], t.colour, lit, core),
      box([208, 80, 50, 52, 16], t.shade, lit),
      oval([223, 96, 11, 11], '#111419'),
      oval([223, 96, 7, 7], lens),
      oval([221, 93, 2, 2], '#fff'),
      oval([223, 118, 11, 11], '#111419'),
      oval([223, 118, 7, 7], lens),
      oval([221, 115, 2, 2], '#fff'),
      oval([244, 107, 11, 11], '#111419'),
      oval([244, 107, 7, 7], lens),
      oval([242, 104, 2, 2], '#fff'),
      veil(oval([258, 220, 11, 11], '#fff'), { opacity: 0.22 }),
    ),
    group(
      'rotate(-5 150 200)',
      veil(box([84, 58, 132, 276, 27], '#000'), { opacity: 0.28, blur: 8 }),
      box([80, 56, 132, 276, 27], steel),
      box([83, 59, 126, 270, 24], '#0c0e12'),
      box([88, 64, 116, 260, 20], dusk),
      clipped(
        box([88, 64, 116, 260, 20], '#000'),
        veil(form('M88 250 C116 214 140 250 164 222 C182 202 196 214 204 206 V324 H88Z', '#3c2f6e'), {
          opacity: 0.75,
        }),
        veil(form('M88 282 C120 250 160 286 204 250 V324 H88Z', '#1f1d4a'), { opacity: 0.85 }),
        veil(oval([168, 152, 20, 20], '#fff4dc'), { opacity: 0.9 }),
        veil(form('M88 64 H150 L100 324 H88Z', '#fff'), { opacity: 0.12 }),
      ),
      box([128, 71, 36, 9, 4.5], '#0c0e12'),
      veil(box([116, 96, 60, 5, 2.5], '#fff'), { opacity: 0.6 }),
      veil(box([112, 104, 68, 24, 4], '#fff'), { opacity: 0 }),
    ),
  ],
};

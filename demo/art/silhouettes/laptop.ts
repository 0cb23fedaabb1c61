import { box, clipped, form, line, oval, veil } from '../draw';
import { core, fromTop, lit, toFoot } from '../light';
import { dusk, steel } from '../material';
import type { Drawing } from '../types';

export const laptop: Drawing = {
  shadows: [{ x: 200, y: 308, rx: 172, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    box([78, 84, 244, 166, 12], steel),
    box([80, 86, 240, 164, 11], '#14161a'),
    box([88, 94, 224, 146, 4], dusk),
    clipped(
      box([88, 94, 224, 146, 4], '#000'),
      veil(form('M88 196 C130 156 170 206 214 170 C250 142 280 180 312 152 V240 H88Z', '#5a3f86'), {
        opacity: 0.75,
      }),
      veil(form('M88 218 C140 182 190 232 240 200 C270 182 296 206 312 192 V240 H88Z', '#262457'), {
        opacity: 0.9,
      }),
      veil(oval([244, 136, 19, 19], '#fff4dc'), { opacity: 0.9 }),
      veil(form('M88 94 H200 L130 240 H88Z', '#fff'), { opacity: 0.1 }),
    ),
    form('M62 250 H338 L366 290 C368 296 364 298 356 298 H44 C36 298 32 296 34 290Z', t.colour, lit, core),
    veil(form('M86 256 H314 L328 276 H72Z', '#1b1d22'), { opacity: 0.8 }),
    line('M84 260 H316', '#fff', 0.8, { opacity: 0.22 }),
    line('M80 265 H320', '#fff', 0.8, { opacity: 0.22 }),
    line('M76 270 H324', '#fff', 0.8, { opacity: 0.22 }),
    line('M72 275 H328', '#fff', 0.8, { opacity: 0.22 }),
    veil(form('M164 280 H236 L240 292 H160Z', '#000'), { opacity: 0.14 }),
    form('M34 290 H366 C368 304 360 306 352 306 H48 C40 306 32 304 34 290Z', t.shade, fromTop, toFoot),
    veil(form('M170 290h60c0 6-6 7-10 7h-40c-4 0-10-1-10-7z', '#000'), { opacity: 0.25 }),
  ],
};

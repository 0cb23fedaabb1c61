import { along, box, boxLine, group, line, oval, soft, veil } from '../draw';
import { core, fromLeft, lit } from '../light';
import { lettering, upright } from '../lettering';
import { lens, steel } from '../material';
import { wallpaper } from '../screen';
import type { Drawing } from '../types';

const eye = ([x, y]: readonly [number, number]) =>
  oval([x, y, 11.5, 11.5], steel) +
  oval([x, y, 10.4, 10.4], '#0d0f13') +
  oval([x, y, 7, 7], lens) +
  oval([x, y, 3, 3], '#05060a') +
  oval([x - 2.4, y - 3, 2, 1.6], '#fff');

const cameras = [
  [223, 96],
  [223, 119],
  [245, 107.5],
] as const;

export const phone: Drawing = {
  shadows: [{ x: 196, y: 342, rx: 116, ry: 14 }],
  close: [74, 52, 176],
  detail: [190, 56, 130],
  draw: (t, turned) => [
    group(
      'rotate(8 250 200)',
      box([196, 68, 124, 258, 24], steel),
      box([198.5, 70.5, 119, 253, 22], t.shade),
      box([199.5, 71.5, 117, 251, 21], t.color, lit, core),
      boxLine([200, 72, 116, 250, 21], '#fff', 1, { opacity: 0.3 }),
      box([207, 79, 54, 58, 17], t.shade, lit),
      boxLine([207.5, 79.5, 53, 57, 16.5], '#fff', 0.9, { opacity: 0.4 }),
      along(cameras, eye),
      oval([245, 91, 3.4, 3.4], '#fff4dc', lit),
      upright(
        turned,
        258,
        line('M250 226L255 214L258 220L261 214L266 226', t.ink, 2, { opacity: 0.5 }),
        lettering('NOVA', { x: 258, y: 296, size: 5, color: t.ink, opacity: 0.4, spacing: 2 }),
      ),
    ),
    group(
      'rotate(-5 150 200)',
      soft(8, box([88, 62, 132, 276, 27], 'rgba(0,0,0,0.42)')),
      box([212, 130, 3, 44, 1.5], '#7d848d'),
      box([80, 56, 132, 276, 27], steel),
      box([82, 58, 128, 272, 25], t.shade, lit),
      box([83.5, 59.5, 125, 269, 24], '#07080b'),
      wallpaper([88, 64, 116, 260, 20], t.style),
      box([128, 71, 36, 10, 5], '#07080b'),
      oval([156, 76, 2.4, 2.4], '#22304f'),
      upright(
        turned,
        146,
        lettering('10:10', { x: 146, y: 98, size: 22, color: '#fff', weight: 0.55, opacity: 0.95 }),
        lettering('MARSA', { x: 146, y: 128, size: 4.6, color: '#fff', opacity: 0.8, spacing: 2 }),
      ),
      veil(oval([106, 304, 9, 9], '#fff') + oval([186, 304, 9, 9], '#fff'), { opacity: 0.24 }),
      box([126, 317, 40, 2.6, 1.3], 'rgba(255,255,255,0.85)'),
      boxLine([81, 57, 130, 274, 26], '#fff', 1, { opacity: 0.5 }),
      box([80, 80, 3, 220, 1.5], fromLeft),
    ),
  ],
};

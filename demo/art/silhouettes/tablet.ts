import { along, box, boxLine, form, group, line, oval, soft, veil } from '../draw';
import { core, cyl, fromTop, lit } from '../light';
import { lettering, upright } from '../lettering';
import { steel } from '../material';
import { wallpaper } from '../screen';
import type { Drawing } from '../types';

const icons = ['#2f7f73', '#e0a458', '#c9582c', '#f6f4ef', '#2d3f6e', '#8a2b3d', '#4c7a4f', '#e3b23c'];

export const tablet: Drawing = {
  shadows: [{ x: 196, y: 340, rx: 122, ry: 14 }],
  close: [78, 44, 180],
  detail: [196, 200, 140],
  draw: (t, turned) => [
    group(
      'rotate(-4 190 200)',
      soft(8, box([84, 62, 216, 276, 20], 'rgba(0,0,0,0.36)')),
      box([78, 56, 216, 276, 20], t.shade, lit),
      box([76, 54, 216, 276, 20], t.color, lit, core),
      boxLine([76.8, 54.8, 214.4, 274.4, 19.4], '#fff', 1.2, { opacity: 0.5 }),
      box([80, 58, 208, 268, 17], '#0a0b0e'),
      wallpaper([90, 69, 188, 246, 6], t.style),
      oval([184, 63.5, 2.2, 2.2], '#1f2a45'),
      upright(
        turned,
        184,
        lettering('10:10', { x: 184, y: 82, size: 22, color: '#fff', weight: 0.5, opacity: 0.95 }),
        lettering('SATURDAY', { x: 184, y: 110, size: 4.6, color: '#fff', spacing: 2, opacity: 0.8 }),
      ),
      along(icons, (color, index) =>
        box([106 + (index % 4) * 42, 222 + Math.floor(index / 4) * 36, 26, 26, 7], color, lit, core),
      ),
      veil(box([152, 308, 64, 2.6, 1.3], '#fff'), { opacity: 0.8 }),
      veil(form('M90 69H190L122 315H90Z', '#fff'), { opacity: 0.07 }),
      box([288, 100, 3, 28, 1.5], t.deep),
    ),
    // Leaning pencil.
    group(
      'rotate(9 320 200)',
      box([314, 92, 13, 220, 6], t.accent, cyl),
      form('M314 304H327L322 332C321 335 320 335 319 332Z', '#f3f3f1', cyl),
      form('M318.4 326H322.6L321 333.500C320.7 334.5 320.3 334.5 320 333.500Z', '#33373d'),
      box([314, 118, 13, 4], steel, fromTop),
      line('M317.5 130V296', '#fff', 1.4, { opacity: 0.5 }),
    ),
  ],
};

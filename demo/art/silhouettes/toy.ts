import { along, clipped, form, line, oval, shade, soft, veil } from '../draw';
import { core, fromTop, lit, toFoot } from '../light';
import { grain, wood } from '../material';
import type { Drawing } from '../types';

/** One arch of the rainbow, by outer radius and thickness. */
const arch = (radius: number, width: number) => {
  const hole = radius - width;
  return (
    `M${200 - radius} 318V236A${radius} ${radius} 0 0 1 ${200 + radius} 236V318H${200 + hole}V236` +
    `A${hole} ${hole} 0 0 0 ${200 - hole} 236V318Z`
  );
};

export const toy: Drawing = {
  shadows: [{ x: 200, y: 322, rx: 146, ry: 14 }],
  close: [52, 90, 180],
  detail: [140, 178, 140],
  draw: (t) => {
    const colors = [t.color, t.accentLight, t.light, t.accent];
    return [
      along(colors, (color, index) => {
        const radius = 142 - index * 30;
        const shape = arch(radius, 28.5);
        return [
          form(shape, color, lit, core),
          clipped(
            form(shape, '#000'),
            veil(form(`M50 80H350V320H50Z`, grain), { opacity: 0.55 }),
            soft(
              3,
              shade(
                `M${200 - radius + 28} 318V236A${radius - 28} ${radius - 28} 0 0 1 ${200 + radius - 28} 236V318`,
                5,
                0.3,
              ),
            ),
          ),
          line(
            `M${203 - radius} 316V236A${radius - 3} ${radius - 3} 0 0 1 ${200 + radius * 0.4} ${236 - radius * 0.88}`,
            '#fff',
            2.6,
            { opacity: 0.5 },
          ),
        ].join('');
      }),
      form('M174 318V290A26 26 0 0 1 226 290V318Z', wood, lit, core, grain),
      oval([192, 276, 9, 5], 'rgba(255,255,255,0.4)'),
      form(
        'M58 310H86V318H58ZM88 310H116.500V318H88ZM118 310H146.500V318H118ZM148 310H176.500V318H148ZM314 310H342V318H314ZM284 310H312V318H284ZM254 310H282V318H254ZM224 310H252V318H224Z',
        toFoot,
        fromTop,
      ),
    ];
  },
};

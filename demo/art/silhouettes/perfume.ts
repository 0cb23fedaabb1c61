import { box, boxLine, form, line, veil } from '../draw';
import { core, cyl, fromTop, inner, lit } from '../light';
import { lettering, upright } from '../lettering';
import { brass, glass, steel } from '../material';
import type { Drawing } from '../types';

/** Outer and inner corner radii. */
const corners = [
  [22, 10],
  [74, 62],
  [6, 3],
] as const;

export const perfume: Drawing = {
  shadows: [{ x: 200, y: 334, rx: 84, ry: 14 }],
  close: [112, 150, 176],
  detail: [140, 60, 130],
  draw: (t, turned) => {
    const [outer, inside] = corners[t.style % corners.length] ?? corners[0];
    return [
      box([170, 70, 60, 62, 7], brass),
      box([170, 70, 60, 16, 7], fromTop),
      boxLine([171, 71, 58, 60, 6], '#6b4a19', 1, { opacity: 0.35 }),
      line('M170 118H230', '#6b4a19', 1, { opacity: 0.5 }),
      box([181, 131, 38, 19, 2], steel),
      box([176, 142, 48, 9, 3], 'rgba(255,255,255,0.55)', cyl),
      veil(box([114, 148, 172, 184, outer], '#fff'), { opacity: 0.5 }),
      box([114, 148, 172, 184, outer], 'rgba(120,132,146,0.16)', core),
      // Liquid and dip tube.
      veil(box([130, 182, 140, 132, inside], t.color, lit, core), { opacity: 0.94 }),
      outer > 30
        ? ''
        : form('M130 186C152 180 248 180 270 186V192C248 187 152 187 130 192Z', 'rgba(255,255,255,0.5)'),
      veil(box([198, 150, 4, 156, 2], '#fff'), { opacity: 0.4 }),
      outer > 30 ? '' : form('M130 306H270V304C270 312 266 314 260 314H140C134 314 130 312 130 304Z', inner),
      box([114, 148, 172, 184, outer], glass),
      // Bevels of the thick glass.
      boxLine([116, 150, 168, 180, outer - 2], '#fff', 2.6, { opacity: 0.85 }),
      boxLine([129, 181, 142, 134, inside + 1], '#fff', 1.2, { opacity: 0.5 }),
      outer > 30 ? '' : line('M118 320L130 312M282 320L270 312', '#fff', 1.2, { opacity: 0.6 }),
      outer > 30 ? '' : line('M128 328H272', '#000', 2, { opacity: 0.16 }),
      outer > 30 ? '' : veil(form('M140 186H166L140 270Z', '#fff'), { opacity: 0.26 }),
      upright(
        turned,
        200,
        box([152, 212, 96, 66, 2], '#fdfaf4', core),
        boxLine([156.5, 216.5, 87, 57, 1], '#b69a63', 0.9, { opacity: 0.9 }),
        lettering(t.label ?? 'DAMASK', {
          fit: 80,
          x: 200,
          y: 229,
          size: 11,
          color: '#2a2620',
          weight: 0.6,
          spacing: 2.4,
        }),
        lettering('EAU DE PARFUM', { x: 200, y: 249, size: 4.4, color: '#6d6557', spacing: 1.8 }),
        lettering('50 ML', { x: 200, y: 262, size: 4, color: '#8b8578' }),
      ),
    ];
  },
};

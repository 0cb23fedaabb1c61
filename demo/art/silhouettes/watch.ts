import { along, box, form, line, oval, ovalLine, soft, stitches, steps, veil } from '../draw';
import { core, cylSoft, fromTop, inner, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { brass, steel } from '../material';
import { textured } from '../texture';
import type { Drawing } from '../types';

/** Hour marks; every third one is long. */
const hours = steps(0, 30, 12);

export const watch: Drawing = {
  shadows: [{ x: 206, y: 350, rx: 66, ry: 11 }],
  close: [106, 112, 180],
  detail: [130, 236, 130],
  draw: (t, turned) => [
    textured(
      'leather',
      form('M160 132L168 42C170 32 230 32 232 42L240 132Z', t.color, cylSoft, fromTop),
      form('M160 268L168 348C170 358 230 358 232 348L240 268Z', t.color, cylSoft, toFoot),
      soft(
        3,
        line('M162 128C180 112 220 112 238 128M162 272C180 288 220 288 238 272', '#17120e', 10, {
          opacity: 0.45,
        }),
      ),
    ),
    stitches('M175 48L168 124M225 48L232 124M168 276L175 342M232 276L225 342', 0.6),
    along([302, 316, 330], (y) => oval([200, y, 3, 3.8], '#17181b') + oval([200, y + 1, 2, 2.4], '#000')),
    // Lugs, crown and case.
    form(
      'M150 140L158 116H170L176 136ZM250 140L242 116H230L224 136ZM150 260L158 284H170L176 264ZM250 260L242 284H230L224 264Z',
      steel,
      core,
    ),
    box([289, 187, 16, 26, 4], steel),
    line('M292 191H303M292 195H303M292 199H303M292 203H303M292 207H303', '#000', 1, { opacity: 0.35 }),
    oval([200, 200, 96, 96], steel, core),
    ovalLine([200, 200, 94, 94], '#fff', 1.4, { opacity: 0.6 }),
    ovalLine([200, 200, 88.5, 88.5], '#3c4148', 3, { opacity: 0.6 }),
    oval([200, 200, 86, 86], '#4b5159', inner),
    oval([200, 200, 82, 82], t.accent, lit, core),
    soft(8, ovalLine([197, 197, 84, 84], '#17120e', 10, { opacity: 0.34 })),
    along(steps(0, 6, 60), (angle) =>
      veil(box([199.5, 121, 1, 5], '#fff'), { opacity: 0.6, transform: `rotate(${angle} 200 200)` }),
    ),
    along(hours, (angle) =>
      veil(
        box([197.6, 128.8, 4.8, angle % 90 === 0 ? 17 : 11, 1], 'rgba(0,0,0,0.35)') +
          box([197, 128, 4.8, angle % 90 === 0 ? 17 : 11, 1], brass, fromTop),
        { transform: `rotate(${angle} 200 200)` },
      ),
    ),
    upright(
      turned,
      200,
      lettering(t.label ?? 'MARSA', { fit: 50, x: 200, y: 160, size: 7, color: '#fff', weight: 0.8 }),
      lettering('AUTOMATIC', { x: 200, y: 171, size: 3.2, color: '#fff', opacity: 0.75 }),
    ),
    oval([200, 238, 20, 20], 'rgba(0,0,0,0.2)', inner),
    ovalLine([200, 238, 20, 20], '#fff', 0.8, { opacity: 0.5 }),
    along(hours, (angle) =>
      veil(box([199.6, 220, 0.8, 3], '#fff'), { opacity: 0.7, transform: `rotate(${angle} 200 238)` }),
    ),
    line('M200 238L209 227', '#f2c879', 1.6),
    oval([200, 238, 1.8, 1.8], '#f2c879'),
    soft(3, line('M204 206L168 181M204 206L255 174', '#000', 6, { opacity: 0.4 })),
    line('M200 200L163 175', '#f4f4f2', 6.4),
    line('M200 200L252 169', '#f4f4f2', 4.8),
    line('M193 194L166 176M210 193.5L250 169', '#b9bdc2', 1.6),
    line('M187 187L246 246', '#e2603c', 1.8),
    oval([200, 200, 5.5, 5.5], brass),
    oval([200, 200, 2, 2], '#5d4013'),
    veil(form('M126 162A83 83 0 0 1 226 121C190 140 150 190 137 252A83 83 0 0 1 126 162Z', '#fff'), {
      opacity: 0.15,
    }),
    veil(oval([156, 144, 26, 9], '#fff'), { opacity: 0.3, blur: 3, transform: 'rotate(-42 156 144)' }),
  ],
};

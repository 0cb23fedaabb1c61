import { box, form, line, oval, ovalLine, veil } from '../draw';
import { core, cylSoft, fromTop, lit, toFoot } from '../light';
import { brass, steel } from '../material';
import type { Drawing } from '../types';

export const watch: Drawing = {
  shadows: [{ x: 206, y: 346, rx: 66, ry: 11 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form('M160 132 L168 40 C170 32 230 32 232 40 L240 132Z', t.colour, cylSoft, fromTop),
    form('M160 268 L168 352 C170 360 230 360 232 352 L240 268Z', t.colour, cylSoft, toFoot),
    line('M174 50 L167 128 M226 50 L233 128 M167 272 L174 342 M233 272 L226 342', '#fff', 1.4, {
      opacity: 0.4,
      dash: '4 4',
    }),
    veil(oval([200, 300, 3, 4], '#000'), { opacity: 0.45 }),
    veil(oval([200, 314, 3, 4], '#000'), { opacity: 0.45 }),
    veil(oval([200, 328, 3, 4], '#000'), { opacity: 0.45 }),
    box([290, 190, 15, 24, 5], steel),
    oval([200, 200, 94, 94], steel, 'none', core),
    oval([200, 200, 85, 85], '#5b626a'),
    oval([200, 200, 82, 82], t.accent, lit, core),
    veil(box([198, 126, 4, 14, 1.5], '#fff'), { opacity: 0.95, turn: 'rotate(0 200 200)' }),
    veil(box([198, 126, 4, 8, 1.5], '#fff'), { opacity: 0.65, turn: 'rotate(30 200 200)' }),
    veil(box([198, 126, 4, 8, 1.5], '#fff'), { opacity: 0.65, turn: 'rotate(60 200 200)' }),
    veil(box([198, 126, 4, 14, 1.5], '#fff'), { opacity: 0.95, turn: 'rotate(90 200 200)' }),
    veil(box([198, 126, 4, 8, 1.5], '#fff'), { opacity: 0.65, turn: 'rotate(120 200 200)' }),
    veil(box([198, 126, 4, 8, 1.5], '#fff'), { opacity: 0.65, turn: 'rotate(150 200 200)' }),
    veil(box([198, 126, 4, 14, 1.5], '#fff'), { opacity: 0.95, turn: 'rotate(180 200 200)' }),
    veil(box([198, 126, 4, 8, 1.5], '#fff'), { opacity: 0.65, turn: 'rotate(210 200 200)' }),
    veil(box([198, 126, 4, 8, 1.5], '#fff'), { opacity: 0.65, turn: 'rotate(240 200 200)' }),
    veil(box([198, 126, 4, 14, 1.5], '#fff'), { opacity: 0.95, turn: 'rotate(270 200 200)' }),
    veil(box([198, 126, 4, 8, 1.5], '#fff'), { opacity: 0.65, turn: 'rotate(300 200 200)' }),
    veil(box([198, 126, 4, 8, 1.5], '#fff'), { opacity: 0.65, turn: 'rotate(330 200 200)' }),
    veil(oval([200, 240, 19, 19], '#000'), { opacity: 0.18 }),
    ovalLine([200, 240, 19, 19], '#fff', 1, { opacity: 0.4 }),
    line('M200 240 L208 230', '#f2c879', 2),
    line('M203 203 L168 178 M203 203 L232 152', '#000', 6, { opacity: 0.25 }),
    line('M200 200 L165 176', '#fff', 6),
    line('M200 200 L229 149', '#fff', 4.5),
    line('M190 214 L238 132', '#ff8a5c', 2),
    oval([200, 200, 6, 6], brass),
    veil(form('M128 162 A82 82 0 0 1 226 122 C190 140 150 190 138 250 A82 82 0 0 1 128 162Z', '#fff'), {
      opacity: 0.16,
    }),
  ],
};

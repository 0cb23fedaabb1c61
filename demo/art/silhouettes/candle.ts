import { box, form, line, oval, ovalLine, veil } from '../draw';
import { core, cylSoft, glow, toFoot } from '../light';
import { glass } from '../material';
import type { Drawing } from '../types';

export const candle: Drawing = {
  shadows: [{ x: 200, y: 330, rx: 78, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    oval([200, 150, 130, 110], glow),
    veil(box([122, 148, 156, 182, 14], '#fff'), { opacity: 0.5 }),
    form(
      'M128 196 C150 186 250 186 272 196 V312 C272 322 266 326 258 326 H142 C134 326 128 322 128 312Z',
      t.colour,
      cylSoft,
      toFoot,
    ),
    oval([200, 196, 72, 13], t.light),
    veil(oval([200, 196, 44, 8], '#fff6d8'), { opacity: 0.9 }),
    line('M200 196 V176', '#3a2a1a', 3),
    form('M200 176 C184 162 194 146 200 128 C206 146 216 162 200 176Z', '#ffb638'),
    form('M200 174 C192 166 197 156 200 146 C203 156 208 166 200 174Z', '#fff4cf'),
    box([122, 148, 156, 182, 14], glass),
    ovalLine([200, 149, 78, 12], '#fff', 2.5, { opacity: 0.9 }),
    ovalLine([200, 150, 78, 12], '#8b8f94', 1, { opacity: 0.5 }),
    box([158, 232, 84, 58, 3], '#fffdf7', core),
    box([174, 248, 52, 6, 2], '#23262b'),
    box([182, 262, 36, 4, 2], '#8b8578'),
    box([190, 271, 20, 3, 1], '#8b8578'),
  ],
};

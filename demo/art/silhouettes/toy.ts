import { form, line, veil } from '../draw';
import { core, lit } from '../light';
import { grain, wood } from '../material';
import type { Drawing } from '../types';

export const toy: Drawing = {
  shadows: [{ x: 200, y: 320, rx: 146, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form('M58 318 V236 A142 142 0 0 1 342 236 V318 H314 V236 A114 114 0 0 0 86 236 V318Z', t.colour, core),
    line('M61 316 V236 A139 139 0 0 1 200 97', '#fff', 3, { opacity: 0.45 }),
    form('M88 318 V236 A112 112 0 0 1 312 236 V318 H284 V236 A84 84 0 0 0 116 236 V318Z', '#e8a15a', core),
    line('M91 316 V236 A109 109 0 0 1 200 127', '#fff', 3, { opacity: 0.45 }),
    form('M118 318 V236 A82 82 0 0 1 282 236 V318 H254 V236 A54 54 0 0 0 146 236 V318Z', '#f1d18a', core),
    line('M121 316 V236 A79 79 0 0 1 200 157', '#fff', 3, { opacity: 0.45 }),
    form('M148 318 V236 A52 52 0 0 1 252 236 V318 H226 V236 A26 26 0 0 0 174 236 V318Z', t.accent, core),
    line('M151 316 V236 A49 49 0 0 1 200 187', '#fff', 3, { opacity: 0.45 }),
    form('M174 318 V290 A26 26 0 0 1 226 290 V318Z', wood, lit),
    veil(form('M58 236 A142 142 0 0 1 342 236 V318 H58Z', grain), { opacity: 0.4 }),
  ],
};

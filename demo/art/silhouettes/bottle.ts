import { box, form, group, line, veil } from '../draw';
import { cyl, toFoot } from '../light';
import { steel } from '../material';
import type { Drawing } from '../types';

export const bottle: Drawing = {
  shadows: [{ x: 200, y: 342, rx: 54, ry: 12 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    box([170, 52, 60, 44, 10], '#26292e', cyl),
    line('M176 62 H224', '#fff', 2, { opacity: 0.2 }),
    box([174, 94, 52, 14, 2], steel),
    form(
      'M172 106 H228 C234 124 252 132 252 158 V322 C252 336 244 342 232 342 H168 C156 342 148 336 148 322 V158 C148 132 166 124 172 106Z',
      t.colour,
      cyl,
      toFoot,
    ),
    form('M148 316 H252 V324 C252 337 244 343 232 343 H168 C156 343 148 337 148 324Z', steel),
    veil(form('M164 158 C164 148 170 140 178 134 V308 H164Z', '#fff'), { opacity: 0.3, blur: 3 }),
    group('translate(206 226)', line('M-14 12 L0 -16 L14 12 M-7 2 H7', '#fff', 4, { opacity: 0.85 })),
  ],
};

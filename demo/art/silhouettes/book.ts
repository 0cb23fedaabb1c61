import { box, clipped, form, line, oval, veil } from '../draw';
import { core, fromLeft, lit, toRight } from '../light';
import type { Drawing } from '../types';

export const book: Drawing = {
  shadows: [{ x: 206, y: 338, rx: 112, ry: 14 }],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    form('M262 82 L300 96 L300 322 L262 334Z', '#efe9dc', toRight),
    line('M268 86 V331', '#a89c86', 0.9, { opacity: 0.6 }),
    line('M273 88 V329', '#a89c86', 0.9, { opacity: 0.6 }),
    line('M278 90 V327', '#a89c86', 0.9, { opacity: 0.6 }),
    line('M283 92 V325', '#a89c86', 0.9, { opacity: 0.6 }),
    line('M288 94 V323', '#a89c86', 0.9, { opacity: 0.6 }),
    line('M293 96 V321', '#a89c86', 0.9, { opacity: 0.6 }),
    line('M298 98 V319', '#a89c86', 0.9, { opacity: 0.6 }),
    form('M254 76 L304 94 L304 99 L256 82Z', t.shade),
    form('M256 336 L304 321 L304 327 L256 344Z', t.shade),
    form(
      'M108 84 C106 78 110 74 116 74 L256 74 L256 344 L116 344 C110 344 106 340 108 334Z',
      t.colour,
      lit,
      core,
    ),
    form(
      'M108 84 C106 78 110 74 116 74 L132 74 L132 344 L116 344 C110 344 106 340 108 334Z',
      t.shade,
      fromLeft,
    ),
    line('M134 74 V344', '#fff', 1.4, { opacity: 0.3 }),
    clipped(
      form('M132 74H256V344H132z', '#000'),
      oval([206, 262, 64, 64], t.accent, lit),
      veil(form('M132 300 C160 262 190 290 214 262 C232 242 250 262 270 246 V350 H132Z', t.shade), {
        opacity: 0.85,
      }),
      veil(form('M132 322 C170 292 200 324 260 288 V350 H132Z', '#fff'), { opacity: 0.25 }),
    ),
    veil(box([150, 104, 88, 9, 2], '#fff'), { opacity: 0.95 }),
    veil(box([150, 122, 62, 9, 2], '#fff'), { opacity: 0.95 }),
    veil(box([150, 146, 44, 4, 2], '#fff'), { opacity: 0.6 }),
  ],
};

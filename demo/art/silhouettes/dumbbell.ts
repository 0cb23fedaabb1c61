import { along, box, flipped, form, line, shade, soft, steps } from '../draw';
import { core, fromTop, toFoot, toRight } from '../light';
import { lettering, upright } from '../lettering';
import { steelLying } from '../material';
import { textured } from '../texture';
import type { Drawing, Tones } from '../types';

/** Plates, from the grip outward: left edge, top, width, height. */
const plates = [
  [266, 125, 32, 150],
  [299, 136, 28, 128],
  [328, 152, 22, 96],
] as const;

const side = (t: Tones) => [
  box([346, 182, 18, 36, 5], steelLying, toRight),
  along([...plates].reverse(), ([x, y, width, height]) =>
    [
      box([x, y, width, height, 9], t.color, fromTop, toFoot, core),
      box([x, y + 12, width, height - 24], 'rgba(20,16,13,0.1)'),
      line(`M${x + width * 0.24} ${y + 12}V${y + height - 14}`, '#fff', 3, { opacity: 0.26 }),
      line(`M${x + width - 1.5} ${y + 8}V${y + height - 8}`, '#000', 2, { opacity: 0.3 }),
    ].join(''),
  ),
  box([256, 174, 12, 52, 4], steelLying, toFoot),
];

export const dumbbell: Drawing = {
  shadows: [{ x: 200, y: 277, rx: 150, ry: 14 }],
  close: [196, 112, 176],
  detail: [128, 134, 130],
  draw: (t, turned) => [
    form('M120 186C150 180 250 180 280 186V214C250 220 150 220 120 214Z', steelLying),
    along(steps(150, 5, 20), (x) => line(`M${x} 186l6 28`, '#000', 1.1, { opacity: 0.34 })),
    along(steps(150, 5, 20), (x) => line(`M${x + 6} 186l-6 28`, '#000', 1.1, { opacity: 0.24 })),
    soft(3, shade('M128 184V216M272 184V216', 12, 0.45)),
    textured('stoneware', flipped(...side(t)), ...side(t)),
    upright(
      turned,
      282,
      lettering('12', { x: 282, y: 194, size: 11, color: t.ink, weight: 1, opacity: 0.85 }),
    ),
    upright(
      turned,
      118,
      lettering('12', { x: 118, y: 194, size: 11, color: t.ink, weight: 1, opacity: 0.85 }),
    ),
  ],
};

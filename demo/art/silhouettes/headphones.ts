import { flipped, form, group, line, oval, ovalLine, soft, stitches, streak, veil, box } from '../draw';
import { core, fromTop, inner, lit, rounded } from '../light';
import { steel } from '../material';
import { textured } from '../texture';
import type { Drawing, Tones } from '../types';

/** The right cup, seen at an angle; the left one is its mirror image. */
const cup = (t: Tones) =>
  group(
    'translate(292 262) rotate(-7)',
    oval([-28, 0, 24, 58], '#26292f', rounded),
    veil(line('M-34 -44C-46 -20 -46 20 -34 44', '#fff', 1.2), { opacity: 0.16 }),
    veil(line('M-26 -50C-38 -22 -38 22 -26 50', '#000', 1.6), { opacity: 0.4 }),
    oval([0, 0, 40, 62], '#1b1e22', lit),
    oval([5, 0, 37, 59], t.shade),
    oval([6, 0, 36, 58], t.color, rounded),
    ovalLine([6, 0, 35, 57], '#fff', 1, { opacity: 0.22 }),
    oval([9, 0, 24, 41], t.deep, inner),
    oval([9, 0, 22.5, 39], t.color, lit, core),
    ovalLine([9, 0, 22.5, 39], '#fff', 1.2, { opacity: 0.3 }),
    ovalLine([9, 0, 16, 29], '#000', 1, { opacity: 0.16 }),
    line('M4 8V-4M9 8V-9M14 8V-1', t.ink, 2.2, { opacity: 0.75 }),
  );

export const headphones: Drawing = {
  shadows: [
    { x: 116, y: 327, rx: 46, ry: 13 },
    { x: 284, y: 327, rx: 46, ry: 13 },
  ],
  close: [62, 176, 160],
  detail: [90, 50, 150],
  draw: (t) => [
    textured(
      'leather',
      line('M112 226C92 96 158 60 200 60C242 60 308 96 288 226', t.shade, 26),
      line('M112 222C94 98 158 62 200 62C242 62 306 98 288 222', t.color, 20),
      soft(3, line('M264 96C294 126 298 170 290 222', '#17120e', 14, { opacity: 0.3 })),
    ),
    streak('M113 186C110 106 160 67 206 66', 5, 0.5),
    line('M108 200C102 104 156 56 200 56C216 56 234 60 250 70', '#fff', 1.4, { opacity: 0.36 }),
    line('M120 150C132 96 168 82 200 82C232 82 268 96 280 150', '#1d2024', 13),
    line('M124 146C136 98 170 85 200 85C230 85 264 98 276 146', '#34383f', 6),
    stitches('M121 138C134 98 168 86 200 86C232 86 266 98 279 138', 0.16),
    streak('M126 144C138 104 170 87 200 86', 3, 0.22),
    box([103, 192, 15, 58, 7], steel, fromTop),
    box([282, 192, 15, 58, 7], steel, fromTop),
    line('M105 210H116M105 218H116M105 226H116M284 210H295M284 218H295M284 226H295', '#000', 1, {
      opacity: 0.3,
    }),
    form('M98 232H122V252H98ZM278 232H302V252H278Z', '#24272c', core),
    flipped(cup(t)),
    cup(t),
    veil(oval([88, 226, 16, 12], '#fff'), { opacity: 0.34, blur: 3 }),
    veil(oval([284, 228, 12, 11], '#fff'), { opacity: 0.22, blur: 3 }),
  ],
};

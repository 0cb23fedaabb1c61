import { box, group, line, oval, ovalLine, streak, veil } from '../draw';
import { rounded, core, lit } from '../light';
import { steel } from '../material';
import type { Drawing } from '../types';

export const headphones: Drawing = {
  shadows: [
    { x: 116, y: 325, rx: 46, ry: 13 },
    { x: 284, y: 325, rx: 46, ry: 13 },
  ],
  close: [60, 60, 210],
  detail: [150, 140, 170],
  draw: (t) => [
    line('M112 226 C92 96 158 60 200 60 C242 60 308 96 288 226', t.shade, 26),
    line('M112 222 C94 98 158 62 200 62 C242 62 306 98 288 222', t.colour, 20),
    streak('M113 186 C110 106 160 67 206 66', 5, 0.55),
    line('M108 200 C102 104 156 56 200 56 C216 56 234 60 250 70', '#fff', 1.4, { opacity: 0.4 }),
    line('M120 150 C132 96 168 82 200 82 C232 82 268 96 280 150', '#24272c', 11, { opacity: 0.9 }),
    streak('M126 144 C138 104 170 87 200 86', 3, 0.22),
    box([103, 196, 15, 52, 7], steel),
    box([282, 196, 15, 52, 7], steel),
    group('translate(136 262) rotate(7)', oval([0, 0, 24, 58], '#2a2d33', rounded)),
    group('translate(264 262) rotate(-7)', oval([0, 0, 24, 58], '#2a2d33', rounded)),
    group(
      'translate(108 262) rotate(7)',
      oval([0, 0, 40, 62], '#1f2227'),
      oval([-6, 0, 36, 58], t.colour, rounded),
      oval([-9, 0, 23, 40], t.shade, lit),
      ovalLine([-9, 0, 23, 40], '#fff', 1.5, { opacity: 0.35 }),
      oval([-9, 0, 17, 31], t.colour, lit, core),
      ovalLine([-9, 0, 17, 31], '#000', 1, { opacity: 0.25 }),
      veil(oval([-12, -34, 14, 12], '#fff'), { opacity: 0.35, blur: 3 }),
      group('translate(-9 0)', line('M-5 8V-4M0 8V-9M5 8V-1', '#fff', 2.2, { opacity: 0.75 })),
    ),
    group(
      'translate(292 262) rotate(-7)',
      oval([0, 0, 40, 62], '#1f2227'),
      oval([6, 0, 36, 58], t.colour, rounded),
      oval([9, 0, 23, 40], t.shade, lit),
      ovalLine([9, 0, 23, 40], '#fff', 1.5, { opacity: 0.35 }),
      oval([9, 0, 17, 31], t.colour, lit, core),
      ovalLine([9, 0, 17, 31], '#000', 1, { opacity: 0.25 }),
      veil(oval([0, -34, 14, 12], '#fff'), { opacity: 0.35, blur: 3 }),
      group('translate(9 0)', line('M-5 8V-4M0 8V-9M5 8V-1', '#fff', 2.2, { opacity: 0.75 })),
    ),
  ],
};

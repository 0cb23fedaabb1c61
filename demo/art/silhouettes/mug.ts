import { along, clipped, form, line, oval, ovalLine, streak, veil } from '../draw';
import { core, cyl, inner, lit, toFoot } from '../light';
import { printFor } from '../prints';
import { textured } from '../texture';
import type { Drawing } from '../types';

const BODY = 'M104 132C104 220 110 280 122 306C132 330 246 330 256 306C268 280 274 220 274 132Z';
const BAND = 'M107 196C118 212 258 212 271 196L268 232C252 250 124 250 110 232Z';

/** Bubbles where the coffee meets the wall. */
const bubbles = [
  [122, 140, 2.4],
  [128, 144, 1.8],
  [135, 147, 1.4],
  [250, 142, 2],
  [244, 145, 1.5],
] as const;

export const mug: Drawing = {
  shadows: [{ x: 190, y: 328, rx: 92, ry: 14 }],
  round: true,
  close: [92, 96, 176],
  detail: [196, 130, 140],
  draw: (t) => [
    textured(
      'stoneware',
      line('M266 168C334 160 340 272 258 278', t.shade, 25),
      line('M266 166C330 160 334 268 258 274', t.color, 17),
      line('M262 274C318 268 326 216 318 196', 'rgba(20,16,13,0.22)', 8),
      form(BODY, t.color),
      t.style % 6 === 0
        ? form(BAND, t.accent)
        : clipped(form(BODY, '#000'), printFor(t, 'plain', 'block', 'specks', 'dots', 'waves', 'plain')),
      form(BODY, cyl, toFoot),
      oval([189, 132, 85, 23], t.light, core),
      oval([189, 133, 77, 18.5], t.shade, inner),
    ),
    line('M274 166C304 164 318 184 318 204', '#fff', 4, { opacity: 0.45 }),
    t.style % 6 === 0
      ? line('M107 196C118 212 258 212 271 196M110 232C124 250 252 250 268 232', '#000', 1, { opacity: 0.18 })
      : '',
    form('M115 139C122 122 256 122 263 139C258 157 120 157 115 139Z', '#3d2211', lit),
    form('M120 141C132 150 246 150 258 141C250 156 128 156 120 141Z', 'rgba(160,104,58,0.55)'),
    veil(oval([176, 138, 42, 7], '#7d4c28'), { opacity: 0.55, blur: 3 }),
    veil(oval([164, 135, 18, 3], '#e3c09a'), { opacity: 0.6 }),
    along(bubbles, ([x, y, r]) => ovalLine([x, y, r, r * 0.6], '#e3c09a', 0.8, { opacity: 0.7 })),
    ovalLine([189, 132, 84, 22.4], '#fff', 1.2, { opacity: 0.4 }),
    veil(form('M122 164C122 220 126 262 134 296L146 300C138 262 134 220 136 170Z', '#fff'), {
      opacity: 0.3,
      blur: 3,
    }),
    streak('M170 106C158 92 182 82 170 64M204 104C192 90 216 78 204 58', 6, 0.42),
  ],
};

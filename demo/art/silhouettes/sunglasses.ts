import { clipped, flipped, form, line, oval, veil } from '../draw';
import { core, lit } from '../light';
import { brass, sunLens } from '../material';
import type { Drawing, Tones } from '../types';

const RIM =
  'M56 172C54 158 62 153 76 153H166C184 153 190 163 188 182C184 228 158 253 122 253C84 253 60 226 56 172Z';
const LENS =
  'M70 178C69 170 73 167 80 167H162C172 167 175 172 174 184C170 219 152 239 122 239C92 239 74 219 70 178Z';

/** The left half of the frame with its lens. */
const half = (t: Tones) => [
  form(RIM, t.color, lit, core),
  line(RIM, '#fff', 1.2, { opacity: 0.24 }),
  form(LENS, '#26343b', sunLens),
  line(LENS, '#000', 2, { opacity: 0.4 }),
  line('M78 236C96 252 148 252 166 234', '#fff', 2, { opacity: 0.16 }),
];

/** Equal in both lenses. */
const reflections = clipped(
  form(LENS, '#000'),
  veil(form(`M84 160H124L90 230L60 214Z`, '#fff'), { opacity: 0.2 }),
  veil(form(`M133 160H146L104 240L96 236Z`, '#fff'), { opacity: 0.14 }),
  veil(oval([122, 232, 40, 8], '#ffd9a0'), { opacity: 0.22 }),
);

export const sunglasses: Drawing = {
  shadows: [{ x: 200, y: 264, rx: 146, ry: 13, opacity: 0.85 }],
  close: [44, 112, 176],
  detail: [140, 136, 120],
  draw: (t) => [
    // The arms, folded back.
    line('M64 174L104 126C112 117 124 121 128 131M336 174L296 126C288 117 276 121 272 131', t.shade, 10),
    line('M64 171L102 126C108 119 116 119 122 124M336 171L298 126', t.light, 2.4, { opacity: 0.6 }),
    line('M182 184C190 166 210 166 218 184', t.shade, 14),
    line('M183 180C191 163 209 163 217 180', t.light, 3.6, { opacity: 0.8 }),
    ...half(t),
    reflections,
    flipped(...half(t)),
    `<g transform="translate(156 0)">${reflections}</g>`,
    oval([66, 164, 6, 2.8], brass),
    oval([334, 164, 6, 2.8], brass),
    line('M64 162C70 157 78 156 90 156H160', '#fff', 2, { opacity: 0.5 }),
    line('M224 158C230 156 240 156 250 156H320', '#fff', 1.8, { opacity: 0.34 }),
    // Tinted light on the floor.
    veil(oval([126, 266, 46, 5], '#c9a36a') + oval([282, 266, 46, 5], '#c9a36a'), { opacity: 0.3, blur: 3 }),
  ],
};

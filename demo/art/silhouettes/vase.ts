import { along, clipped, form, group, line, oval, shade, soft, steps, streak } from '../draw';
import { core, cyl, inner, lit, rounded } from '../light';
import { textured } from '../texture';
import type { Drawing } from '../types';

const BODY =
  'M174 128H226C223 158 226 166 246 184C276 212 284 250 270 290C258 322 240 338 200 338C160 338 142 322 130 290C116 250 124 212 154 184C174 166 177 158 174 128Z';
const BAND =
  'M134 232C160 244 240 244 268 232C272 246 273 256 272 266C240 280 160 280 128 266C127 256 129 244 134 232Z';

/** Seed heads of dried grass: place, turn, size, tone. */
const heads = [
  ['translate(128 48) rotate(-32)', 9, 22, '#e9c9a0'],
  ['translate(146 70) rotate(-60)', 6, 15, '#dcb588'],
  ['translate(162 88) rotate(10)', 6, 15, '#efd6b5'],
  ['translate(214 36) rotate(4)', 10, 24, '#e9c9a0'],
  ['translate(223 68) rotate(48)', 6, 15, '#dcb588'],
  ['translate(203 72) rotate(-46)', 6, 15, '#efd6b5'],
  ['translate(280 60) rotate(36)', 9, 22, '#e9c9a0'],
  ['translate(258 80) rotate(70)', 6, 15, '#dcb588'],
  ['translate(243 94) rotate(-2)', 6, 15, '#efd6b5'],
] as const;

export const vase: Drawing = {
  shadows: [{ x: 200, y: 340, rx: 72, ry: 14 }],
  round: true,
  close: [112, 150, 176],
  detail: [110, 26, 150],
  draw: (t) => [
    line(
      'M196 130C180 96 150 84 128 48M202 130C206 90 216 70 214 32M206 130C226 100 262 92 280 60',
      '#8a8a58',
      3,
    ),
    line(
      'M150 84L146 72M168 96L163 88M210 82L222 70M212 76L204 74M244 96L258 82M238 100L243 96',
      '#8a8a58',
      2,
    ),
    along(heads, ([turn, rx, ry, tone]) =>
      group(
        turn,
        oval([0, 0, rx, ry], tone, lit, core),
        along(steps(-ry * 0.7, ry * 0.35, 5), (y) =>
          line(`M0 ${y}L${-rx * 0.7} ${y - 4}M0 ${y}L${rx * 0.7} ${y - 4}`, '#9a7444', 0.9, { opacity: 0.5 }),
        ),
      ),
    ),
    textured(
      'stoneware',
      form(BODY, t.colour),
      clipped(
        form(BODY, '#000'),
        form(BAND, t.accent),
        // Traces of the wheel.
        along(steps(176, 13, 12), (y) =>
          line(`M110 ${y}C160 ${y + 14} 240 ${y + 14} 290 ${y}`, '#000', 1.2, { opacity: 0.09 }),
        ),
        line('M130 232C160 245 240 245 270 232M127 266C160 281 240 281 274 266', t.accentShade, 1.6, {
          opacity: 0.7,
        }),
      ),
      form(BODY, rounded),
      form(BAND, cyl),
      oval([200, 128, 26, 7], t.light),
      oval([200, 128, 22, 5.4], t.deep, inner),
    ),
    soft(3, shade('M178 140C182 150 218 150 222 140', 5, 0.2)),
    streak('M152 208C138 232 136 264 146 290', 9, 0.36),
    streak('M182 136C180 152 180 160 174 170', 5, 0.4),
  ],
};

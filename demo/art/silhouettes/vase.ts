import { along, clipped, form, group, line, oval, shade, soft, steps, streak } from '../draw';
import { core, cyl, inner, lit, rounded } from '../light';
import { printFor } from '../prints';
import { textured } from '../texture';
import type { Drawing, Tones } from '../types';

/** Shapes with the outline and the half width of the mouth: bulbous, tall, spherical. */
const shapes = [
  {
    body: 'M174 128H226C223 158 226 166 246 184C276 212 284 250 270 290C258 322 240 338 200 338C160 338 142 322 130 290C116 250 124 212 154 184C174 166 177 158 174 128Z',
    mouth: 26,
  },
  {
    body: 'M166 128H234C236 146 246 156 252 186C258 236 250 298 238 326C230 340 170 340 162 326C150 298 142 236 148 186C154 156 164 146 166 128Z',
    mouth: 34,
  },
  {
    body: 'M180 128H220C219 142 222 152 234 160C284 182 302 232 286 284C272 322 240 338 200 338C160 338 128 322 114 284C98 232 116 182 166 160C178 152 181 142 180 128Z',
    mouth: 20,
  },
] as const;
const BAND = 'M96 232C160 244 240 244 304 232V266C240 280 160 280 96 266Z';

const shapeOf = ({ style }: Tones) => shapes[style % shapes.length] ?? shapes[0];

/** Seed heads of dried grass: position, rotation, size, tone. */
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

function pot(t: Tones): string {
  const { body, mouth } = shapeOf(t);
  const band = t.style % 5 === 0;
  return textured(
    'stoneware',
    form(body, t.color),
    clipped(
      form(body, '#000'),
      band
        ? form(BAND, t.accent, cyl) +
            line('M96 232C160 245 240 245 304 232M96 266C160 281 240 281 304 266', t.accentShade, 1.6, {
              opacity: 0.7,
            })
        : printFor(t, 'plain', 'block', 'specks', 'plain', 'stripes'),
      // Traces of the potter's wheel.
      along(steps(176, 13, 12), (y) =>
        line(`M96 ${y}C160 ${y + 14} 240 ${y + 14} 304 ${y}`, '#000', 1.2, { opacity: 0.09 }),
      ),
    ),
    form(body, rounded),
    oval([200, 128, mouth, mouth * 0.27], t.light),
    oval([200, 128, mouth - 4, mouth * 0.21], t.deep, inner),
  );
}

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
    along(heads, ([rotation, rx, ry, tone]) =>
      group(
        rotation,
        oval([0, 0, rx, ry], tone, lit, core),
        along(steps(-ry * 0.7, ry * 0.35, 5), (y) =>
          line(`M0 ${y}L${-rx * 0.7} ${y - 4}M0 ${y}L${rx * 0.7} ${y - 4}`, '#9a7444', 0.9, { opacity: 0.5 }),
        ),
      ),
    ),
    pot(t),
    soft(3, shade('M178 140C182 150 218 150 222 140', 5, 0.2)),
    streak('M152 208C138 232 136 264 146 290', 9, 0.36),
    streak('M182 136C180 152 180 160 174 170', 5, 0.4),
  ],
};

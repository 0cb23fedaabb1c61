import { along, box, clipped, form, line, oval, shade, soft, steps, veil } from '../draw';
import { core, fromLeft, inner, lit, toRight } from '../light';
import { lettering, titleLines, upright } from '../lettering';
import { textured } from '../texture';
import type { Drawing, Tones } from '../types';

const COVER = 'M108 84C106 78 110 74 116 74L256 74L256 344L116 344C110 344 106 340 108 334Z';

/** Cover pictures, below the title. */
const covers: readonly ((t: Tones) => string)[] = [
  (t) =>
    oval([208, 252, 58, 58], t.accent, lit) +
    veil(form('M140 296C166 258 194 286 216 258C234 238 250 258 270 242V350H140Z', t.shade), {
      opacity: 0.92,
    }) +
    veil(form('M140 318C172 288 202 320 260 284V350H140Z', t.light), { opacity: 0.55 }) +
    veil(form('M140 336C180 312 220 334 260 312V350H140Z', t.deep), { opacity: 0.8 }),
  (t) =>
    along(steps(190, 18, 9), (y, index) =>
      line(`M140 ${y}H260`, [t.accent, t.light, t.accentLight][index % 3] ?? t.accent, 8, { cap: 'butt' }),
    ),
  (t) =>
    along([66, 52, 38, 24, 10], (radius, index) =>
      oval([198, 256, radius, radius], index % 2 === 0 ? t.accent : t.color),
    ),
  (t) =>
    line('M198 340V206', t.light, 4) +
    along(steps(0, 1, 5), (index) => {
      const y = 320 - index * 24;
      return (
        form(
          `M198 ${y}C176 ${y - 2} 160 ${y - 16} 158 ${y - 34}C180 ${y - 34} 196 ${y - 20} 198 ${y}Z`,
          t.accent,
          lit,
        ) +
        form(
          `M198 ${y - 8}C220 ${y - 10} 236 ${y - 24} 238 ${y - 42}C216 ${y - 42} 200 ${y - 28} 198 ${y - 8}Z`,
          t.accentLight,
        )
      );
    }),
  (t) =>
    along([156, 198, 240], (x, index) =>
      form(
        `M${x - 17} 344V${236 - index * 14}a17 17 0 0 1 34 0V344Z`,
        [t.accent, t.light, t.accentShade][index] ?? t.accent,
      ),
    ),
  (t) =>
    oval([226, 214, 24, 24], t.accentLight, lit) +
    along([246, 270, 294, 318], (y, index) =>
      line(
        `M140 ${y}q15 -14 30 0q15 14 30 0q15 -14 30 0q15 14 30 0`,
        index % 2 === 0 ? t.accent : t.light,
        7,
      ),
    ),
];

export const book: Drawing = {
  shadows: [{ x: 206, y: 340, rx: 112, ry: 14 }],
  close: [104, 76, 176],
  detail: [176, 190, 140],
  draw: (t, turned) => [
    form('M256 78L302 95V322L256 340Z', t.deep),
    form('M258 82L298 96V322L258 336Z', '#f1ebdf', toRight),
    along(steps(262, 3.2, 12), (x) =>
      line(`M${x} ${83 + (x - 258) * 0.36}V${335 - (x - 258) * 0.34}`, '#a89c86', 0.8, { opacity: 0.5 }),
    ),
    form('M258 82L268 85V333L258 336Z', 'rgba(20,16,13,0.3)'),
    form('M254 74L304 93V98L256 81Z', t.shade),
    form('M256 338L304 321V327L256 344Z', t.shade),
    line('M240 343C238 356 236 362 232 368', t.accent, 6),
    textured(
      'stoneware',
      form(COVER, t.color, lit, core),
      form('M108 84C106 78 110 74 116 74L134 74V344L116 344C110 344 106 340 108 334Z', t.shade, fromLeft),
    ),
    soft(3, shade('M137 78V340', 4, 0.4)),
    line('M140 76V342', '#fff', 1.2, { opacity: 0.28 }),
    clipped(form('M140 74H256V344H140z', '#000'), covers[t.style % covers.length]?.(t) ?? ''),
    upright(
      turned,
      198,
      along(titleLines(t.label ?? 'The Salt Road', 9, 3), (text, index) =>
        lettering(text, { x: 198, y: 96 + index * 21, size: 14, color: t.ink, weight: 0.95, fit: 98 }),
      ),
      line('M176 164H220', t.ink, 1.4, { opacity: 0.55 }),
    ),
    line('M116 75H254', '#fff', 1.2, { opacity: 0.45 }),
    box([255, 76, 2, 266], 'rgba(20,16,13,0.35)', inner),
  ],
};

import { along, clipped, form, line, oval, soft, veil } from '../draw';
import { lit, rounded } from '../light';
import { mesh } from '../material';
import { textured } from '../texture';
import type { Drawing, Tones } from '../types';

const SEAMS =
  'M84 176C150 214 260 210 318 160M168 84C196 150 206 260 180 324M104 122C160 150 176 250 118 296M282 114C222 150 220 260 300 276';

/** A basketball, a beach ball of six panels, a play ball with stars. */
const skins: readonly ((t: Tones) => string)[] = [
  (t) =>
    line(SEAMS, '#000', 9, { opacity: 0.16 }) +
    line(SEAMS, t.ink === '#ffffff' ? '#17130f' : '#2a2623', 5.6) +
    line(SEAMS, '#fff', 1.2, { opacity: 0.32, transform: 'translate(2.4 3)' }),
  (t) =>
    form('M168 96C100 120 70 190 82 260L60 300V60H200Z', '#f6f3ec') +
    form('M168 96C200 150 214 250 190 330L120 330C76 240 100 140 168 96Z', t.accent) +
    form('M168 96C250 120 300 190 304 280L240 330H190C214 250 200 150 168 96Z', '#f6f3ec') +
    form('M168 96C240 60 330 110 330 200L304 280C300 190 250 120 168 96Z', t.accent) +
    line(
      'M168 96C100 120 70 190 82 260M168 96C100 140 76 240 120 330M168 96C200 150 214 250 190 330M168 96C250 120 300 190 304 280M168 96C240 60 330 110 330 200',
      '#000',
      1.6,
      { opacity: 0.16 },
    ) +
    oval([168, 96, 17, 13], t.shade, lit),
  (t) =>
    along(stars, ([x, y, r]) =>
      form(
        `M${x} ${y - r}l${r * 0.28} ${r * 0.62}l${r * 0.67} ${r * 0.07}l${-r * 0.5} ${r * 0.45}l${r * 0.14} ${r * 0.66}l${-r * 0.59} ${-r * 0.34}l${-r * 0.59} ${r * 0.34}l${r * 0.14} ${-r * 0.66}l${-r * 0.5} ${-r * 0.45}l${r * 0.67} ${-r * 0.07}Z`,
        t.accent,
      ),
    ),
];

const stars = [
  [200, 196, 34],
  [118, 150, 22],
  [286, 160, 22],
  [140, 270, 24],
  [268, 268, 24],
  [206, 110, 18],
] as const;

export const ball: Drawing = {
  shadows: [{ x: 204, y: 328, rx: 86, ry: 16 }],
  round: true,
  close: [76, 84, 180],
  detail: [190, 150, 140],
  draw: (t) => [
    textured(
      'leather',
      oval([200, 204, 122, 122], t.color),
      veil(oval([200, 204, 122, 122], mesh), { opacity: 0.5 }),
    ),
    clipped(
      oval([200, 204, 122, 122], '#000'),
      skins[t.style % skins.length]?.(t) ?? '',
      soft(16, oval([262, 300, 90, 40], 'rgba(255,255,255,0.22)')),
    ),
    oval([200, 204, 122, 122], rounded),
    veil(oval([152, 138, 34, 20], '#fff'), { opacity: 0.34, blur: 8, transform: 'rotate(-38 152 138)' }),
  ],
};

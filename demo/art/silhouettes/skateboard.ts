import { along, box, clipped, form, group, line, oval, ovalLine, shade, soft, veil } from '../draw';
import { core, cylSoft, fromTop, lit, rounded, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import { prints } from '../prints';
import { grain, steel } from '../material';
import type { Drawing, Tones } from '../types';

const DECK =
  'M200 34C236 34 254 52 254 88V296C254 330 236 348 200 348C164 348 146 330 146 296V88C146 52 164 34 200 34Z';

const wheel = (x: number, y: number, t: Tones) =>
  soft(3, box([x - 9, y - 12, 24, 34, 8], 'rgba(0,0,0,0.4)')) +
  box([x - 12, y - 17, 24, 34, 8], t.accentLight, cylSoft, toFoot) +
  line(`M${x - 12} ${y - 6}H${x + 12}M${x - 12} ${y + 6}H${x + 12}`, '#000', 1, { opacity: 0.1 }) +
  box([x - 8, y - 15, 4, 30, 2], 'rgba(255,255,255,0.5)');

const truck = (y: number, t: Tones) =>
  [
    soft(3, box([160, y - 2, 92, 22, 8], 'rgba(0,0,0,0.45)')),
    box([176, y - 20, 48, 40, 8], steel, toFoot),
    along(
      [
        [183, y - 14],
        [217, y - 14],
        [183, y + 14],
        [217, y + 14],
      ] as const,
      ([x, at]) => oval([x, at, 3, 3], '#3a3f46', lit),
    ),
    form(
      `M138 ${y - 6}H176L186 ${y - 12}H214L224 ${y - 6}H262V${y + 6}H224L214 ${y + 12}H186L176 ${y + 6}H138Z`,
      steel,
      fromTop,
      toFoot,
    ),
    oval([200, y, 9, 9], t.accent, rounded),
    oval([200, y, 4, 4], '#2b2e34', lit),
    wheel(146, y, t),
    wheel(254, y, t),
  ].join('');

/** Graphics on the underside. */
const graphics: readonly ((t: Tones, turned: boolean) => string)[] = [
  (t, turned) =>
    form('M140 214L260 130V196L140 280Z', t.accent) +
    form('M140 232L260 148V160L140 244Z', t.accentLight) +
    form('M140 290L260 206V214L140 298Z', t.accent) +
    oval([200, 176, 40, 40], t.light) +
    oval([200, 176, 31, 31], t.shade, lit) +
    upright(turned, 200, line('M182 190L194 162L201 174L206 167L218 190', '#fff', 4)),
  (t) =>
    along([62, 52, 42, 31, 20], (radius, index) =>
      oval([200, 192, radius, radius], index % 2 === 0 ? t.accent : t.color),
    ) +
    form('M140 192H260V350H140Z', t.shade) +
    along([206, 222, 242, 268], (y) => line(`M140 ${y}H260`, t.accent, 5)),
  (t) =>
    along([130, 158, 186, 214, 242], (y, index) =>
      form(
        `M140 ${y}C160 ${y - 22} 176 ${y + 18} 200 ${y}S240 ${y - 22} 260 ${y}V${y + 30}H140Z`,
        [t.accent, t.light, t.accentShade, t.shade, t.accentLight][index] ?? t.accent,
      ),
    ),
  (t) => prints.check(t),
  (t) => prints.specks(t),
];

export const skateboard: Drawing = {
  shadows: [{ x: 206, y: 352, rx: 62, ry: 10 }],
  close: [112, 50, 176],
  detail: [126, 206, 150],
  draw: (t, turned) => [
    group('translate(3 1)', form(DECK, '#8d5d33', core)),
    form(DECK, t.color),
    clipped(
      form(DECK, '#000'),
      graphics[t.style % graphics.length]?.(t, turned) ?? '',
      veil(form('M140 30H260V350H140Z', grain), { opacity: 0.4 }),
    ),
    upright(
      turned,
      200,
      lettering(t.label ?? 'MARSA', { fit: 84, x: 200, y: 60, size: 14, color: t.ink, weight: 1.2 }),
      lettering('EST 2024', { x: 200, y: 316, size: 5.6, color: t.ink, opacity: 0.7 }),
    ),
    form(DECK, lit, core),
    // Nose and tail, bent away from the light.
    soft(
      8,
      form(
        'M146 88C146 52 164 34 200 34C236 34 254 52 254 88C240 72 160 72 146 88Z',
        'rgba(255,255,255,0.3)',
      ),
    ),
    soft(
      8,
      form(
        'M146 300C160 316 240 316 254 300C254 334 236 348 200 348C164 348 146 334 146 300Z',
        'rgba(20,16,13,0.3)',
      ),
    ),
    truck(106, t),
    truck(278, t),
    line('M149 92C149 58 166 38 198 37', '#fff', 1.8, { opacity: 0.6 }),
    t.style % 5 === 0 ? ovalLine([200, 176, 40, 40], '#fff', 1, { opacity: 0.3 }) : '',
    soft(3, shade('M252 100V290', 3, 0.2)),
  ],
};

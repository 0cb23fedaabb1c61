import { along, box, clipped, form, line, oval, ovalLine, shade, soft, steps, streak, veil } from '../draw';
import { core, cylSoft, fromTop, inner, lit, toFoot } from '../light';
import { brass, grain, steel, wood } from '../material';
import type { Drawing } from '../types';

const BODY =
  'M200 182C232 180 250 194 250 216C250 232 246 240 254 254C266 274 272 296 262 316C250 338 226 346 200 346C174 346 150 338 138 316C128 296 134 274 146 254C154 240 150 232 150 216C150 194 168 180 200 182Z';

/** Twelve frets per octave, closer together toward the body. */
const frets = steps(1, 1, 12).map((n) => 66 + 250 * (1 - 2 ** (-n / 12)));

export const guitar: Drawing = {
  shadows: [{ x: 206, y: 350, rx: 68, ry: 11 }],
  close: [112, 176, 176],
  detail: [140, 20, 120],
  draw: (t) => [
    veil(form(BODY, '#3a2211', core), { transform: 'translate(5 2)' }),
    form(BODY, t.color, lit, core, toFoot),
    clipped(
      form(BODY, '#000'),
      veil(form('M120 170H280V350H120Z', grain), { opacity: 0.8, transform: 'rotate(90 200 264)' }),
      soft(
        8,
        oval([170, 214, 26, 22], 'rgba(255,255,255,0.35)'),
        oval([156, 290, 22, 34], 'rgba(255,255,255,0.2)'),
      ),
      form('M222 246C240 246 250 262 250 284C238 290 226 280 218 268Z', t.accent, lit),
    ),
    line(BODY, '#f3e6c8', 2.6, { opacity: 0.9 }),
    line(BODY, '#2a1c10', 1, { opacity: 0.7 }),
    oval([200, 246, 25, 25], '#140d08', inner),
    ovalLine([200, 246, 27, 27], t.accent, 2.4),
    ovalLine([200, 246, 30.5, 30.5], '#f3e6c8', 1.2, { opacity: 0.8 }),
    form('M166 304H234L230 316H170Z', '#2b1a0e', lit, toFoot),
    box([176, 303, 48, 3.4, 1.5], '#f6f1e4'),
    along(steps(182, 7.2, 6), (x) => oval([x, 311.5, 1.6, 1.6], '#f6f1e4')),
    // Neck, fingerboard, head.
    form('M189 64H211L214 222H186Z', '#2e1c10', cylSoft),
    along(frets, (y) => line(`M188 ${y.toFixed(1)}H212`, '#d8c9a2', 1.3)),
    along([frets[2], frets[4], frets[6], frets[8]], (y) =>
      y ? oval([200, y - 6, 2.2, 2.2], '#f6f1e4') : '',
    ),
    along(
      [
        [196, 0],
        [204, 0],
      ] as const,
      ([x]) => oval([x, (frets[11] ?? 180) - 4, 2, 2], '#f6f1e4'),
    ),
    form('M188 66L182 26C182 19 188 18 193 21L200 24L207 21C212 18 218 19 218 26L212 66Z', wood, core, grain),
    form('M188 66L182 26C182 19 188 18 193 21L200 24L207 21C212 18 218 19 218 26L212 66Z', t.shade, lit),
    box([187, 62, 26, 4, 1], '#f6f1e4', toFoot),
    along(
      [
        [32, 180],
        [43, 181],
        [54, 183],
      ] as const,
      ([y, x]) =>
        [
          line(`M${x + 4} ${y}H${x - 6}M${396 - x} ${y}H${406 - x}`, '#b78a42', 2),
          box([x - 11, y - 3, 9, 6, 2.6], brass, fromTop),
          box([402 - x, y - 3, 9, 6, 2.6], brass, fromTop),
          oval([x + 8, y, 2.4, 2.4], steel),
          oval([392 - x, y, 2.4, 2.4], steel),
        ].join(''),
    ),
    along(steps(0, 1, 6), (index) => {
      const [top, foot] = [191 + index * 3.6, 182 + index * 7.2];
      return (
        line(`M${top} 64L${foot} 306`, '#000', 1.4, { opacity: 0.18, transform: 'translate(1.6 1)' }) +
        line(`M${top} 64L${foot} 306`, index < 3 ? '#d9b26a' : '#e8eaed', 1.3 - index * 0.12)
      );
    }),
    soft(3, shade('M214 180C232 182 246 196 246 214', 4, 0.2)),
    streak('M158 204C162 192 176 187 186 187', 4, 0.6),
    streak('M142 300C140 280 148 262 156 252', 5, 0.4),
  ],
};

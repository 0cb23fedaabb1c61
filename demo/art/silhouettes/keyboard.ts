import { along, form, line, soft, steps } from '../draw';
import { core, fromTop, lit, toFoot } from '../light';
import { lettering, upright } from '../lettering';
import type { Drawing, Tones } from '../types';

/** Key widths per row, from back to front; each row sums to 15. */
const rows: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
  [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
  [1.75, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.25],
  [2.25, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.75],
  [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
];

/** Projects a point of the deck: `u` 0–15 from left to right, `v` 0–5 from back to front. */
function at(u: number, v: number): readonly [number, number] {
  const depth = v / 5;
  const half = 132 + 24 * depth;
  return [200 + ((u - 7.5) / 7.5) * half, 168 + 96 * (0.9 * depth + 0.1 * depth * depth)];
}

const quad = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

function key(u: number, v: number, width: number, color: string, side: string): string {
  const base = [
    at(u + 0.05, v + 0.06),
    at(u + width - 0.05, v + 0.06),
    at(u + width - 0.05, v + 0.95),
    at(u + 0.05, v + 0.95),
  ];
  const top = [
    at(u + 0.16, v + 0.06),
    at(u + width - 0.16, v + 0.06),
    at(u + width - 0.16, v + 0.72),
    at(u + 0.16, v + 0.72),
  ].map(([x, y]) => [x, y - 5] as const);
  return (
    form(quad(base), side) + form(quad(top), color, lit) + line(quad(top), '#fff', 0.5, { opacity: 0.4 })
  );
}

function keyRow(widths: readonly number[], v: number, t: Tones): string {
  let u = 0;
  return along(widths, (width, index) => {
    const special =
      (v === 0 && index === 0) || (v === 2 && index === widths.length - 1) || (v === 4 && index === 3);
    const outer = width > 1 || index === 0;
    const drawn = special
      ? key(u, v, width, t.accent, t.accentShade)
      : key(u, v, width, outer ? t.light : '#f3f1ec', outer ? t.shade : '#b9b5ac');
    u += width;
    return drawn;
  });
}

export const keyboard: Drawing = {
  shadows: [{ x: 200, y: 298, rx: 166, ry: 15 }],
  close: [40, 130, 170],
  detail: [200, 170, 130],
  draw: (t, turned) => [
    line('M200 160C200 130 236 128 262 118C284 110 290 96 286 76', '#24272c', 5),
    line('M199 158C199 132 234 126 260 116', '#fff', 1, { opacity: 0.25 }),
    form(
      'M62 152H338C344 152 347 155 349 160L372 272C373 280 370 286 362 286H38C30 286 27 280 28 272L51 160C53 155 56 152 62 152Z',
      t.color,
      lit,
      core,
    ),
    form(
      'M28 272C32 278 368 278 372 272V282C372 292 366 296 358 296H42C34 296 28 292 28 282Z',
      t.shade,
      fromTop,
      toFoot,
    ),
    form(quad([at(-0.1, -0.1), at(15.1, -0.1), at(15.1, 5.1), at(-0.1, 5.1)]), t.deep, toFoot),
    soft(3, line('M68 166H332', '#17120e', 5, { opacity: 0.4 })),
    along(rows, (widths, v) => keyRow(widths, v, t)),
    line('M62 154H338', '#fff', 1.6, { opacity: 0.5 }),
    line('M32 276C60 280 340 280 368 276', '#fff', 1.2, { opacity: 0.4 }),
    along(steps(0, 1, 3), (index) =>
      form(`M${318 + index * 6} 158h3v3h-3z`, index === 0 ? '#7fe3d0' : 'rgba(0,0,0,0.4)'),
    ),
    upright(
      turned,
      76,
      lettering(t.label ?? 'MARSA', { fit: 60, x: 82, y: 157, size: 4.4, color: t.ink, opacity: 0.8 }),
    ),
  ],
};

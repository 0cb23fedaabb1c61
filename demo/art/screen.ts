import { clipped, form, oval, veil } from './draw';
import { linear, type Stop } from './definitions';

interface Dunes {
  sky: string;
  sun: string;
  /** From back to front. */
  hills: readonly [string, string, string];
}

const sky = (id: string, ...stops: readonly Stop[]) => linear(id, [0, 0, 1, 1], stops);

/** Wallpapers of screens. */
const wallpapers: readonly Dunes[] = [
  {
    sky: sky('dusk', [0, '#ffd9b0'], [0.35, '#f79d84'], [0.7, '#8a5fb5'], [1, '#2d3f8f']),
    sun: '#fff4dc',
    hills: ['#6a4690', '#3c2f6e', '#1f1d4a'],
  },
  {
    sky: sky('lagoon', [0, '#d8f3ea'], [0.4, '#8fd3c8'], [0.75, '#3f97a6'], [1, '#1d4f78']),
    sun: '#fffbe8',
    hills: ['#2f7f8c', '#1f5c74', '#123a56'],
  },
  {
    sky: sky('noon', [0, '#fdf1d0'], [0.45, '#f6cf8a'], [0.8, '#e59a5a'], [1, '#b4573c']),
    sun: '#ffffff',
    hills: ['#cf7d4a', '#a9532f', '#6f2f22'],
  },
  {
    sky: sky('night', [0, '#2b3a67'], [0.5, '#1b2450'], [1, '#0d1230']),
    sun: '#e8ecff',
    hills: ['#33508a', '#22386b', '#121d42'],
  },
];

/** Dunes and a sun in a rounded screen, with a diagonal reflection; `style` selects one of the wallpapers. */
export function wallpaper(
  [x, y, width, height, radius]: readonly [number, number, number, number, number],
  style: number,
): string {
  const { sky: behind, sun: light, hills } = wallpapers[style % wallpapers.length] ?? wallpapers[0]!;
  const shape = (fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
  const at = (u: number, v: number) => `${(x + u * width).toFixed(1)} ${(y + v * height).toFixed(1)}`;
  const dune = (top: number, dip: number) =>
    `M${at(0, top)}C${at(0.24, top - 0.16)} ${at(0.42, top + dip)} ${at(0.62, top - 0.04)}C${at(0.78, top - 0.2)} ${at(0.88, top)} ${at(1, top - 0.12)}V${y + height}H${x}Z`;
  const sun = Math.min(width, height) * 0.16;
  return (
    shape(behind) +
    clipped(
      shape('#000'),
      veil(oval([x + width * 0.68, y + height * 0.34, sun * 2.2, sun * 2.2], '#ffe9c4'), { opacity: 0.2 }),
      oval([x + width * 0.68, y + height * 0.34, sun, sun], light),
      veil(form(dune(0.66, 0.16), hills[0]), { opacity: 0.8 }),
      veil(form(dune(0.78, 0.1), hills[1]), { opacity: 0.9 }),
      veil(form(dune(0.9, 0.06), hills[2]), { opacity: 0.92 }),
      veil(form(`M${at(0, 0)}H${x + width * 0.52}L${at(0.16, 1)}H${x}Z`, '#fff'), { opacity: 0.1 }),
    )
  );
}

import { box, veil } from '../draw';
import { toFoot } from '../light';
import { picture } from '../svg';
import type { Subject } from '../types';
import { placed, podium, setColors, type Spot } from './podium';
import { builtSet } from './set';

const spots: readonly (readonly Spot[])[] = [
  [],
  [{ x: 400, y: 404, rx: 190, height: 60, side: 380 }],
  [
    { x: 312, y: 400, rx: 160, height: 66, side: 350 },
    { x: 556, y: 438, rx: 116, height: 40, side: 280 },
  ],
  [
    { x: 400, y: 396, rx: 158, height: 72, side: 340 },
    { x: 622, y: 440, rx: 108, height: 38, side: 256 },
    { x: 186, y: 446, rx: 100, height: 32, side: 230 },
  ],
];

/** The picture of an article, 800 × 500: its products in the middle, without space for text. */
export function articleScene(background: string, products: readonly Subject[], kind: number): string {
  const shown = products.slice(0, 3);
  const colors = setColors(background);
  const positions = spots[shown.length] ?? [];
  return picture(
    800,
    500,
    box([0, 0, 800, 500], background) +
      builtSet(kind, { x: 400, floor: 416, out: 1 }, colors) +
      box([0, 416, 800, 84], colors.floor) +
      veil(box([0, 416, 800, 84], toFoot), { opacity: 0.18 }) +
      positions
        .map((spot, index) => ({ spot, product: shown[index], main: index === 0 }))
        .toSorted((one, two) => one.spot.y - two.spot.y)
        .map(({ spot, product, main }) =>
          product ? podium(spot, main ? colors.podium : colors.side) + placed(product, spot) : '',
        )
        .join(''),
  );
}

import { box, veil } from '../draw';
import { toFoot } from '../light';
import { picture } from '../svg';
import type { Subject } from '../types';
import { placed, podium, setColors, type Spot } from './podium';
import { builtSet } from './set';

const WIDTH = 1200;
const HEIGHT = 560;
const FLOOR = 456;

/** Positions for one, two or three products, the tallest first; `x` is the distance from the start side. */
const spots: readonly (readonly Spot[])[] = [
  [],
  [{ x: 880, y: 432, rx: 196, height: 76, side: 424 }],
  [
    { x: 794, y: 430, rx: 168, height: 78, side: 384 },
    { x: 1040, y: 476, rx: 122, height: 46, side: 308 },
  ],
  [
    { x: 832, y: 430, rx: 166, height: 78, side: 376 },
    { x: 1052, y: 478, rx: 118, height: 44, side: 288 },
    { x: 618, y: 490, rx: 90, height: 30, side: 222 },
  ],
];

/** Deterministic choice of a set for a scene. */
const kindOf = (products: readonly Subject[], background: string) =>
  [...background, ...products.map(({ silhouette }) => silhouette[0] ?? '')].reduce(
    (sum, letter) => sum + letter.charCodeAt(0),
    0,
  );

/**
 * A banner, 1200 × 560: up to three products on podiums at the end side; the start side (left, or right if
 * mirrored) is free for text. Mirroring moves the products, but mirrors neither products nor light.
 */
export function bannerScene(scene: { background: string; products: Subject[]; mirrored: boolean }): string {
  const products = scene.products.slice(0, 3);
  const colors = setColors(scene.background);
  const at = (spot: Spot): Spot => (scene.mirrored ? { ...spot, x: WIDTH - spot.x } : spot);
  const positions = (spots[products.length] ?? []).map(at);
  const axis = positions[0]?.x ?? WIDTH * 0.72;
  // Drawn from back to front.
  const pairs = positions.map((spot, index) => ({ spot, product: products[index], main: index === 0 }));
  const drawings = pairs
    .toSorted((one, two) => one.spot.y - two.spot.y)
    .map(({ spot, product, main }) =>
      product ? podium(spot, main ? colors.podium : colors.side) + placed(product, spot) : '',
    );
  return picture(
    WIDTH,
    HEIGHT,
    box([0, 0, WIDTH, HEIGHT], scene.background) +
      builtSet(
        kindOf(products, scene.background),
        { x: axis, floor: FLOOR, out: scene.mirrored ? -1 : 1 },
        colors,
      ) +
      box([0, FLOOR, WIDTH, HEIGHT - FLOOR], colors.floor) +
      veil(box([0, FLOOR, WIDTH, HEIGHT - FLOOR], toFoot), { opacity: 0.18 }) +
      drawings.join(''),
  );
}

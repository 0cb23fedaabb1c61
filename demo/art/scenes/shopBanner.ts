import { box, veil } from '../draw';
import { studio, toFoot } from '../light';
import { picture } from '../svg';
import type { Subject } from '../types';
import { placed } from './podium';

/**
 * Banner of a shop, 560 × 245: its color with up to two products at the end; the start is free for the logo.
 */
export function shopBanner(color: string, products: Subject[]): string {
  const [main, second] = products;
  return picture(
    560,
    245,
    box([0, 0, 560, 245], color) +
      veil(box([0, 0, 560, 245], studio), { opacity: 0.42 }) +
      veil(box([0, 176, 560, 69], toFoot), { opacity: 0.45 }) +
      (second ? placed(second, { x: 296, y: 208, rx: 0, height: 0, side: 196 }) : '') +
      (main ? placed(main, { x: 432, y: 216, rx: 0, height: 0, side: 256 }) : ''),
  );
}

const headSpots = [
  { x: 818, y: 288, rx: 0, height: 0, side: 296 },
  { x: 604, y: 282, rx: 0, height: 0, side: 218 },
  { x: 1022, y: 296, rx: 0, height: 0, side: 196 },
];

/**
 * Picture at the top of a shop's page, 1600 × 330: its color with up to three products in the middle. Cut to
 * any width from 3.2 to 5.8 times its height, it shows them whole, beside the shop's logo at either end.
 */
export function shopHead(color: string, products: Subject[]): string {
  const placedAt = headSpots.flatMap((spot, index) => {
    const product = products[index];
    return product ? [{ spot, product }] : [];
  });
  return picture(
    1600,
    330,
    box([0, 0, 1600, 330], color) +
      veil(box([0, 0, 1600, 330], studio), { opacity: 0.42 }) +
      veil(box([0, 244, 1600, 86], toFoot), { opacity: 0.45 }) +
      placedAt
        .toSorted((one, two) => one.spot.y - two.spot.y)
        .map(({ spot, product }) => placed(product, spot))
        .join(''),
  );
}

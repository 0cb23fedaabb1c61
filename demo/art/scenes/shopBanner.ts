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

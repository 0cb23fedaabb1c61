import { deepen, tonesOf } from './color';
import { turnLights } from './definitions';
import { box, oval, veil } from './draw';
import { cast, contact, floorShade, studio } from './light';
import { silhouettes } from './silhouettes';
import type { Background, Shadow, Subject } from './types';

const tints: Record<Background, string> = {
  sand: '#f1e8da',
  mist: '#e6ecf1',
  sage: '#e6ede4',
  rose: '#f5e6e3',
  stone: '#ecece8',
  sky: '#e2edf3',
  butter: '#f7eed6',
  lilac: '#ebe7f2',
};

export const tintOf = (background: Background) => tints[background];

/** Backdrop: a tint, a spot of light, a floor without a horizon line. `depth` darkens the tint (0–1). */
export const backdrop = (background: Background, depth = 0) =>
  box(
    [0, 0, 400, 400],
    depth === 0 ? tints[background] : deepen(tints[background], depth),
    studio,
    floorShade,
  );

function shadowOf({ x, y, rx, ry, opacity = 1 }: Shadow): string {
  return (
    veil(oval([x + rx * 0.16, y - 1, rx * 1.28, ry * 1.38], cast), { opacity: 0.62 * opacity }) +
    veil(oval([x + 3, y - 6, rx, ry * 0.62], contact), { opacity })
  );
}

/** Perspective of mirrored products that are not round: narrower, with a raised far edge. */
const TURN = 'translate(200 330) skewY(-2.2) scale(.9 1) translate(-200 -330) ';

/** A product with its shadows in a 400 × 400 box. `turned` mirrors the product, but not the light. */
export function standing(subject: Subject, { turned = false } = {}): string {
  const { shadows, draw, round = false } = silhouettes[subject.silhouette];
  const shapes = draw(tonesOf(subject), turned).join('');
  if (!turned) return shadows.map(shadowOf).join('') + shapes;
  const moved = shadows.map((shadow) => ({ ...shadow, x: 400 - shadow.x }));
  return (
    moved.map(shadowOf).join('') +
    `<g transform="${round ? '' : TURN}translate(400 0) scale(-1 1)">${turnLights(shapes)}</g>`
  );
}

/** Height (0–400) of the center of the product's base. */
export const footOf = ({ silhouette }: Subject) =>
  Math.max(...silhouettes[silhouette].shadows.map(({ y }) => y)) - 5;

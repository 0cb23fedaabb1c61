import { deepen, lighten, tonesOf } from './color';
import { turnLights } from './definitions';
import { box, form, oval, veil } from './draw';
import { cast, contact, floorShade, studio } from './light';
import { silhouettes } from './silhouettes';
import type { Background, Setting, Shadow, Subject } from './types';

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

/** Panes of sunlight on the wall, to the right of the studio's own light. */
const panes = [
  'M236 44l58 -12l14 84l-58 12Z',
  'M306 30l58 -12l14 84l-58 12Z',
  'M254 142l58 -12l14 84l-58 12Z',
  'M324 128l58 -12l14 84l-58 12Z',
].join('');

/** What is behind the product, in a deeper shade of the tint. */
const settings: Record<Setting, (tint: string) => string> = {
  plain: () => '',
  disc: (tint) => oval([200, 196, 150, 150], deepen(tint, 0.05)),
  arch: (tint) => form('M58 400V196A142 142 0 0 1 342 196V400Z', deepen(tint, 0.045)),
  sun: (tint) => box([0, 0, 400, 400], deepen(tint, 0.03)) + form(panes, lighten(tint, 0.34)),
  table: (tint) => box([0, 292, 400, 108], deepen(tint, 0.055)),
};

/**
 * Backdrop: a tint, a setting, a spot of light, a floor without a horizon line. `depth` (0–1) darkens the
 * tint.
 */
export function backdrop(
  background: Background,
  { depth = 0, setting = 'plain' }: { depth?: number; setting?: Setting } = {},
): string {
  const tint = depth === 0 ? tints[background] : deepen(tints[background], depth);
  const whole = [0, 0, 400, 400] as const;
  return box(whole, tint) + settings[setting](tint) + box(whole, studio, floorShade);
}

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

import { form, oval, veil } from '../draw';
import { inner, pool } from '../light';
import type { setColors } from './podium';

type SetColors = ReturnType<typeof setColors>;

/** Position of a set: its axis and the height of the floor's edge. */
interface Anchor {
  x: number;
  floor: number;
  /** Direction from the axis toward the outer edge of the picture: 1 right, −1 left. */
  out: 1 | -1;
}

const archPath = (x: number, half: number, top: number, floor: number) =>
  `M${x - half} ${floor}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${floor}Z`;

/** A niche with a round arch. */
function arch({ x, floor, out }: Anchor, colors: SetColors): string {
  return (
    oval([x + out * 250, 152, 92, 92], colors.disc) +
    form(archPath(x, 176, 34, floor), colors.wall) +
    form(archPath(x, 146, 64, floor), colors.niche) +
    veil(form(archPath(x, 146, 64, floor), inner), { opacity: 0.3 }) +
    veil(oval([x + 30, 250, 150, 170], pool), { opacity: 0.4 })
  );
}

/** A large disc like a low sun, with a smaller one in it. */
function disc({ x }: Anchor, colors: SetColors): string {
  return (
    oval([x, 236, 236, 236], colors.wall) +
    oval([x, 236, 176, 176], colors.niche) +
    veil(oval([x - 40, 190, 200, 200], pool), { opacity: 0.38 })
  );
}

/** Two walls like folding screens, one behind the other. */
function screens({ x, floor, out }: Anchor, colors: SetColors): string {
  const tall = (left: number, width: number, top: number) =>
    `M${left} ${floor}V${top + 46}A46 46 0 0 1 ${left + 46} ${top}H${left + width - 46}A46 46 0 0 1 ${left + width} ${top + 46}V${floor}Z`;
  return (
    oval([x - out * 190, 190, 74, 74], colors.disc) +
    form(tall(x + out * 130 - 120, 240, 70), colors.wall) +
    form(tall(x - out * 20 - 150, 300, 128), colors.niche) +
    veil(form(tall(x - out * 20 - 150, 300, 128), inner), { opacity: 0.14 }) +
    veil(oval([x - 40, 240, 190, 170], pool), { opacity: 0.34 })
  );
}

const sets = [arch, disc, screens] as const;

/** Draws one of three sets. */
export const builtSet = (kind: number, anchor: Anchor, colors: SetColors) =>
  (sets[kind % sets.length] ?? arch)(anchor, colors);

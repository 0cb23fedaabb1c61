import { form, oval, veil } from '../draw';
import { inner, pool } from '../light';
import type { setColours } from './podium';

type SetColours = ReturnType<typeof setColours>;

/** What stands behind the products: the place of its axis and the height of the floor's edge. */
interface Place {
  x: number;
  floor: number;
  /** Direction from the axis toward the outer edge of the picture: 1 right, −1 left. */
  out: 1 | -1;
}

const archPath = (x: number, half: number, top: number, floor: number) =>
  `M${x - half} ${floor}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${floor}Z`;

/** A niche with a round arch: its left reveal lies in shade, the right one catches the lamp. */
function arch({ x, floor, out }: Place, colours: SetColours): string {
  return (
    oval([x + out * 250, 152, 92, 92], colours.disc) +
    form(archPath(x, 176, 34, floor), colours.wall) +
    form(archPath(x, 146, 64, floor), colours.niche) +
    veil(form(archPath(x, 146, 64, floor), inner), { opacity: 0.3 }) +
    veil(oval([x + 30, 250, 150, 170], pool), { opacity: 0.4 })
  );
}

/** A large disc like a low sun, a smaller one within it. */
function disc({ x }: Place, colours: SetColours): string {
  return (
    oval([x, 236, 236, 236], colours.wall) +
    oval([x, 236, 176, 176], colours.niche) +
    veil(oval([x - 40, 190, 200, 200], pool), { opacity: 0.38 })
  );
}

/** Two walls like folding screens, one behind the other. */
function screens({ x, floor, out }: Place, colours: SetColours): string {
  const tall = (left: number, width: number, top: number) =>
    `M${left} ${floor}V${top + 46}A46 46 0 0 1 ${left + 46} ${top}H${left + width - 46}A46 46 0 0 1 ${left + width} ${top + 46}V${floor}Z`;
  return (
    oval([x - out * 190, 190, 74, 74], colours.disc) +
    form(tall(x + out * 130 - 120, 240, 70), colours.wall) +
    form(tall(x - out * 20 - 150, 300, 128), colours.niche) +
    veil(form(tall(x - out * 20 - 150, 300, 128), inner), { opacity: 0.14 }) +
    veil(oval([x - 40, 240, 190, 170], pool), { opacity: 0.34 })
  );
}

const sets = [arch, disc, screens] as const;

/** One of three sets; the same number always builds the same one. */
export const builtSet = (kind: number, place: Place, colours: SetColours) =>
  (sets[kind % sets.length] ?? arch)(place, colours);

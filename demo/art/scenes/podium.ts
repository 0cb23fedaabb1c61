import { deepen, lighten, lightness } from '../colour';
import { form, oval, veil } from '../draw';
import { cast, cylSoft, lit, toFoot } from '../light';
import { footOf, standing } from '../stage';
import type { Subject } from '../types';

/** A spot to stand on: centre of the top, its half width, the height of the cylinder and the side of the product's box. */
export interface Spot {
  x: number;
  y: number;
  rx: number;
  height: number;
  side: number;
}

const FLATNESS = 0.15;

/** A cylinder of the scene's hue, its top lit, its shadow falling to the right. */
export function podium({ x, y, rx, height }: Spot, colour: string): string {
  const ry = rx * FLATNESS;
  const wall = `M${x - rx} ${y}V${y + height}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height}V${y}Z`;
  return (
    veil(oval([x + rx * 0.22, y + height + 2, rx * 1.32, ry * 1.7], cast), { opacity: 0.6 }) +
    form(wall, colour, cylSoft, toFoot) +
    oval([x, y, rx, ry], lighten(colour, 0.36), lit)
  );
}

/** The product on its spot: its base on the podium's centre line. */
export function placed(subject: Subject, { x, y, side }: Spot): string {
  const scale = side / 400;
  const left = x - side / 2;
  const top = y - footOf(subject) * scale;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">${standing(subject)}</g>`;
}

/** The colours of a set built in one ground colour. A dark ground gets lighter walls, a light one deeper walls. */
export function setColours(ground: string) {
  const dim = lightness(ground) < 0.55;
  return {
    floor: dim ? deepen(ground, 0.055, 0.95) : deepen(ground, 0.055),
    wall: dim ? lighten(ground, 0.09) : deepen(ground, 0.05),
    niche: dim ? lighten(ground, 0.17) : deepen(ground, 0.11),
    disc: dim ? lighten(ground, 0.14) : lighten(ground, 0.5),
    podium: dim ? lighten(ground, 0.2) : lighten(ground, 0.14),
    side: dim ? lighten(ground, 0.11) : deepen(ground, 0.07),
  };
}

import { deepen, lighten, lightness } from '../color';
import { form, oval, veil } from '../draw';
import { cast, cylSoft, lit, toFoot } from '../light';
import { footOf, standing } from '../stage';
import type { Subject } from '../types';

/** A podium: center of its top, half width, height of the cylinder, and side length of the product's box. */
export interface Spot {
  x: number;
  y: number;
  rx: number;
  height: number;
  side: number;
}

const FLATNESS = 0.15;

/** A cylinder in the scene's hue with a lit top and a shadow to the right. */
export function podium({ x, y, rx, height }: Spot, color: string): string {
  const ry = rx * FLATNESS;
  const wall = `M${x - rx} ${y}V${y + height}A${rx} ${ry} 0 0 0 ${x + rx} ${y + height}V${y}Z`;
  return (
    veil(oval([x + rx * 0.22, y + height + 2, rx * 1.32, ry * 1.7], cast), { opacity: 0.6 }) +
    form(wall, color, cylSoft, toFoot) +
    oval([x, y, rx, ry], lighten(color, 0.36), lit)
  );
}

/** Draws the product on its podium. */
export function placed(subject: Subject, { x, y, side }: Spot): string {
  const scale = side / 400;
  const left = x - side / 2;
  const top = y - footOf(subject) * scale;
  return `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})">${standing(subject)}</g>`;
}

/**
 * Colors of a set in one background color: lighter walls on a dark background, darker walls on a light one.
 */
export function setColors(background: string) {
  const dim = lightness(background) < 0.55;
  return {
    floor: dim ? deepen(background, 0.055, 0.95) : deepen(background, 0.055),
    wall: dim ? lighten(background, 0.09) : deepen(background, 0.05),
    niche: dim ? lighten(background, 0.17) : deepen(background, 0.11),
    disc: dim ? lighten(background, 0.14) : lighten(background, 0.5),
    podium: dim ? lighten(background, 0.2) : lighten(background, 0.14),
    side: dim ? lighten(background, 0.11) : deepen(background, 0.07),
  };
}

import { extentOf } from './extent';
import { gleam } from './light';

// Primitives of the drawings. A shape is painted with one fill and any number of overlays on the same
// outline.

type Oval = readonly [cx: number, cy: number, rx: number, ry: number];
type Box = readonly [x: number, y: number, width: number, height: number, radius?: number];

interface Effects {
  opacity?: number;
  blur?: 1 | 3 | 8 | 16;
  dash?: string;
  /** An SVG transform. */
  transform?: string;
  cap?: 'round' | 'butt';
}

function attributes({ opacity, dash, transform }: Effects): string {
  const markup: string[] = [];
  if (opacity !== undefined) markup.push(` opacity="${opacity}"`);
  if (dash) markup.push(` stroke-dasharray="${dash}"`);
  if (transform) markup.push(` transform="${transform}"`);
  return markup.join('');
}

/**
 * Blurs with the minimal filter region, which determines the cost; the default region fails for straight
 * lines.
 */
function blurred(shape: string, blur: number, effects: Effects): string {
  const reach = 3 * blur + 12;
  const [left, top, right, bottom] = extentOf(shape);
  const [x, y] = [left - reach, top - reach].map((edge) => Math.floor(edge / 10) * 10) as [number, number];
  const [width, height] = [right + reach - x, bottom + reach - y].map((side) => Math.ceil(side / 10) * 10);
  const id = `blur${blur}_${x}_${y}_${width}_${height}`.replaceAll('-', 'm');
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}">` +
    `<feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#${id})"${attributes(effects)}>${shape}</g>`
  );
}

const each = (fills: readonly string[], shape: (fill: string) => string) => fills.map(shape).join('');

export const form = (d: string, ...fills: readonly string[]) =>
  each(fills, (fill) => `<path d="${d}" fill="${fill}"/>`);

export const oval = ([cx, cy, rx, ry]: Oval, ...fills: readonly string[]) =>
  each(fills, (fill) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`);

export const box = ([x, y, width, height, radius = 0]: Box, ...fills: readonly string[]) =>
  each(
    fills,
    (fill) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`,
  );

const stroked = (shape: string, color: string, width: number, effects: Effects): string => {
  const stroke =
    `${shape} fill="none" stroke="${color}" stroke-width="${width}"` +
    ` stroke-linecap="${effects.cap ?? 'round'}" stroke-linejoin="round"`;
  if (effects.blur === undefined) return `${stroke}${attributes(effects)}/>`;
  const { dash, ...whole } = effects;
  return blurred(`${stroke}${attributes(dash ? { dash } : {})}/>`, effects.blur, whole);
};

export const line = (d: string, color: string, width: number, effects: Effects = {}) =>
  stroked(`<path d="${d}"`, color, width, effects);

export const ovalLine = ([cx, cy, rx, ry]: Oval, color: string, width: number, effects: Effects = {}) =>
  stroked(`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"`, color, width, effects);

export const boxLine = (
  [x, y, width, height, radius = 0]: Box,
  color: string,
  stroke: number,
  effects: Effects = {},
) =>
  stroked(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`,
    color,
    stroke,
    effects,
  );

/** A highlight: soft and white, along an edge that faces the light. */
export const streak = (d: string, width: number, opacity: number) =>
  line(d, gleam, width, { opacity, blur: 3 });

/** A soft dark line: the bottom of a fold, the shadow below an edge. */
export const valley = (d: string, width: number, opacity: number) =>
  line(d, '#17120e', width, { opacity, blur: 3 });

/** Blurs several shapes together, which renders much faster than one blur each. */
export const soft = (blur: 3 | 8 | 16, ...shapes: readonly string[]) => veil(shapes.join(''), { blur });

/** A fold in cloth, for use within `soft`: a dark line with a lit ridge on the side of the light. */
export const fold = (d: string, width: number, strength: number) =>
  line(d, '#17120e', width, { opacity: strength }) +
  line(d, '#fff', width * 0.7, {
    opacity: strength * 0.95,
    transform: `translate(${-width} ${-width * 0.3})`,
  });

/** The edge of a shadow, for use within `soft`. */
export const shade = (d: string, width: number, opacity: number) => line(d, '#17120e', width, { opacity });

/** A seam: dark, with a lit edge beside it (1.5 units up and left). */
export const seam = (d: string, width = 2.4) =>
  line(d, '#000', width, { opacity: 0.3 }) +
  line(d, '#fff', width / 2, { opacity: 0.32, transform: `translate(${-width / 2} ${-width / 2})` });

export const stitches = (d: string, opacity = 0.5) =>
  line(d, '#fff', 1.3, { opacity, dash: '4 3', cap: 'butt' });

export const group = (transform: string, ...shapes: readonly string[]) =>
  `<g transform="${transform}">${shapes.join('')}</g>`;

/** Mirrored about the drawing's vertical axis. */
export const flipped = (...shapes: readonly string[]) => group('translate(400 0) scale(-1 1)', ...shapes);

export const veil = (shape: string, effects: Effects) =>
  effects.blur === undefined
    ? `<g${attributes(effects)}>${shape}</g>`
    : blurred(shape, effects.blur, effects);

/** Repeats a shape for each value. */
export const along = <T>(values: readonly T[], shape: (value: T, index: number) => string) =>
  values.map(shape).join('');

/** `count` numbers from `from` in steps of `step`. */
export const steps = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + step * index);

function hash(text: string): string {
  let value = 5381;
  for (let index = 0; index < text.length; index += 1) value = (value * 33 + text.charCodeAt(index)) >>> 0;
  return value.toString(36);
}

/** Clips shapes to an outline, for screens and prints. */
export function clipped(shape: string, ...shapes: readonly string[]): string {
  const id = `clip-${hash(shape)}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${shapes.join('')}</g>`;
}

import { extentOf } from './extent';
import { gleam } from './light';

// The vocabulary of the drawings. A shape is painted with one fill and any number of overlays over the same outline.

type Oval = readonly [cx: number, cy: number, rx: number, ry: number];
type Box = readonly [x: number, y: number, width: number, height: number, radius?: number];

interface Touch {
  opacity?: number;
  blur?: 1 | 3 | 8 | 16;
  dash?: string;
  /** An SVG transform. */
  turn?: string;
  cap?: 'round' | 'butt';
}

function attributes({ opacity, dash, turn }: Touch): string {
  const parts: string[] = [];
  if (opacity !== undefined) parts.push(` opacity="${opacity}"`);
  if (dash) parts.push(` stroke-dasharray="${dash}"`);
  if (turn) parts.push(` transform="${turn}"`);
  return parts.join('');
}

/** A blur costs by the room it is given, so it gets what it needs and no more (the default region fails on plain lines). */
function blurred(shape: string, blur: number, touch: Touch): string {
  const reach = 3 * blur + 12;
  const [left, top, right, bottom] = extentOf(shape);
  const [x, y] = [left - reach, top - reach].map((edge) => Math.floor(edge / 10) * 10) as [number, number];
  const [width, height] = [right + reach - x, bottom + reach - y].map((side) => Math.ceil(side / 10) * 10);
  const id = `blur${blur}_${x}_${y}_${width}_${height}`.replaceAll('-', 'm');
  return (
    `<filter id="${id}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}">` +
    `<feGaussianBlur stdDeviation="${blur}"/></filter><g filter="url(#${id})"${attributes(touch)}>${shape}</g>`
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

const stroked = (shape: string, colour: string, width: number, touch: Touch): string => {
  const stroke =
    `${shape} fill="none" stroke="${colour}" stroke-width="${width}"` +
    ` stroke-linecap="${touch.cap ?? 'round'}" stroke-linejoin="round"`;
  if (touch.blur === undefined) return `${stroke}${attributes(touch)}/>`;
  const { dash, ...whole } = touch;
  return blurred(`${stroke}${attributes(dash ? { dash } : {})}/>`, touch.blur, whole);
};

export const line = (d: string, colour: string, width: number, touch: Touch = {}) =>
  stroked(`<path d="${d}"`, colour, width, touch);

export const ovalLine = ([cx, cy, rx, ry]: Oval, colour: string, width: number, touch: Touch = {}) =>
  stroked(`<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}"`, colour, width, touch);

export const boxLine = (
  [x, y, width, height, radius = 0]: Box,
  colour: string,
  stroke: number,
  touch: Touch = {},
) =>
  stroked(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"`,
    colour,
    stroke,
    touch,
  );

/** A highlight: soft, white, along an edge that faces the lamp. */
export const streak = (d: string, width: number, opacity: number) =>
  line(d, gleam, width, { opacity, blur: 3 });

/** A soft dark line: the valley of a fold, the shadow under an edge. */
export const valley = (d: string, width: number, opacity: number) =>
  line(d, '#17120e', width, { opacity, blur: 3 });

/** Parts under one blur: much cheaper to render than a blur each. */
export const soft = (blur: 3 | 8 | 16, ...parts: readonly string[]) => veil(parts.join(''), { blur });

/** A fold in cloth, for use within `soft`: a dark valley with a lit ridge on the lamp's side. */
export const fold = (d: string, width: number, strength: number) =>
  line(d, '#17120e', width, { opacity: strength }) +
  line(d, '#fff', width * 0.7, {
    opacity: strength * 0.95,
    turn: `translate(${-width} ${-width * 0.3})`,
  });

/** A shadow's edge, for use within `soft`. */
export const shade = (d: string, width: number, opacity: number) => line(d, '#17120e', width, { opacity });

/** A seam: dark, with a lit edge beside it (1.5 units up and left). */
export const seam = (d: string, width = 2.4) =>
  line(d, '#000', width, { opacity: 0.3 }) +
  line(d, '#fff', width / 2, { opacity: 0.32, turn: `translate(${-width / 2} ${-width / 2})` });

export const stitches = (d: string, opacity = 0.5) =>
  line(d, '#fff', 1.3, { opacity, dash: '4 3', cap: 'butt' });

export const group = (turn: string, ...parts: readonly string[]) =>
  `<g transform="${turn}">${parts.join('')}</g>`;

/** Mirrored about the drawing's vertical axis. */
export const flipped = (...parts: readonly string[]) => group('translate(400 0) scale(-1 1)', ...parts);

export const veil = (shape: string, touch: Touch) =>
  touch.blur === undefined ? `<g${attributes(touch)}>${shape}</g>` : blurred(shape, touch.blur, touch);

/** Repeats a part along a list of values. */
export const along = <T>(values: readonly T[], part: (value: T, index: number) => string) =>
  values.map(part).join('');

/** `count` numbers from `from` in steps of `step`. */
export const steps = (from: number, step: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + step * index);

function hash(text: string): string {
  let value = 5381;
  for (let index = 0; index < text.length; index += 1) value = (value * 33 + text.charCodeAt(index)) >>> 0;
  return value.toString(36);
}

/** Parts seen through a shape only: screens, prints that follow an outline. */
export function clipped(shape: string, ...parts: readonly string[]): string {
  const id = `clip-${hash(shape)}`;
  return `<clipPath id="${id}">${shape}</clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`;
}

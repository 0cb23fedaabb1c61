/** Everything a picture may refer to by `url(#…)`: gradients, patterns, filters. Only what is used is written into it. */
const definitions = new Map<string, (turned: boolean) => string>();

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopMarkup = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity = 1]) =>
      opacity === 1
        ? `<stop offset="${offset}" stop-color="${colour}"/>`
        : `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Registers a definition and answers the reference that paints with it. */
export function define(id: string, markup: (turned: boolean) => string): string {
  definitions.set(id, markup);
  return `url(#${id})`;
}

/** In a picture turned left to right the light must still come from the left, so gradients turn back. */
const turnBack = (turned: boolean) => (turned ? ' gradientTransform="matrix(-1 0 0 1 1 0)"' : '');

export function linear(id: string, [x1, y1, x2, y2]: readonly number[], stops: readonly Stop[]): string {
  return define(
    id,
    (turned) =>
      `<linearGradient id="${id}${turned ? '-t' : ''}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${turnBack(turned)}>` +
      `${stopMarkup(stops)}</linearGradient>`,
  );
}

export function radial(id: string, [cx, cy, r]: readonly number[], stops: readonly Stop[]): string {
  return define(
    id,
    (turned) =>
      `<radialGradient id="${id}${turned ? '-t' : ''}" cx="${cx}" cy="${cy}" r="${r}"${turnBack(turned)}>` +
      `${stopMarkup(stops)}</radialGradient>`,
  );
}

const reference = /url\(#([\w]+?)(-t)?\)/g;

/** The same markup with every light seen in a mirror; see `turnBack`. */
export function turnLights(markup: string): string {
  return markup.replace(reference, (whole, id: string) => (definitions.has(id) ? `url(#${id}-t)` : whole));
}

/** The definitions a piece of markup refers to, once each. */
export function definitionsFor(markup: string): string {
  const wanted = new Map<string, string>();
  for (const [, id = '', turned] of markup.matchAll(reference)) {
    const define = definitions.get(id);
    if (define) wanted.set(`${id}${turned ?? ''}`, define(turned !== undefined));
  }
  return wanted.size === 0 ? '' : `<defs>${[...wanted.values()].join('')}</defs>`;
}

/** Registry of gradients, patterns and filters by id. Pictures embed the referenced ones only. */
const definitions = new Map<string, (turned: boolean) => string>();

export type Stop = readonly [offset: number, color: string, opacity?: number];

const stopMarkup = (stops: readonly Stop[]) =>
  stops
    .map(([offset, color, opacity = 1]) =>
      opacity === 1
        ? `<stop offset="${offset}" stop-color="${color}"/>`
        : `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Registers a definition and returns its `url(#…)` reference. */
export function define(id: string, markup: (turned: boolean) => string): string {
  definitions.set(id, markup);
  return `url(#${id})`;
}

/** Mirrors gradients back in mirrored pictures, where the light must still come from the left. */
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

/** Replaces all references by those of the mirrored definitions; see `turnBack`. */
export function turnLights(markup: string): string {
  return markup.replace(reference, (whole, id: string) => (definitions.has(id) ? `url(#${id}-t)` : whole));
}

/** Returns the definitions that the markup references, once each. */
export function definitionsFor(markup: string): string {
  const referenced = new Map<string, string>();
  for (const [, id = '', turned] of markup.matchAll(reference)) {
    const define = definitions.get(id);
    if (define) referenced.set(`${id}${turned ?? ''}`, define(turned !== undefined));
  }
  return referenced.size === 0 ? '' : `<defs>${[...referenced.values()].join('')}</defs>`;
}

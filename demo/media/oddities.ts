/**
 * Defects of product pictures: a missing file, a truncated file, a far larger size than requested, or a strip
 * instead of a square. A few products of the largest shop have one, so that clients are tested against them.
 */
export const oddities = ['missing', 'broken', 'huge', 'wide', 'tall'] as const;

export type Oddity = (typeof oddities)[number];

const strips = { wide: [0, 150, 400, 120], tall: [145, 0, 110, 400] } as const;

/** Marks the SVG with its oddity, and crops `wide` and `tall` ones to a strip. */
export function withOddity(svg: string, oddity: Oddity | null): string {
  if (oddity === null) return svg;
  const strip = oddity === 'wide' || oddity === 'tall' ? strips[oddity] : null;
  const marked = svg.replace('<svg ', `<svg data-oddity="${oddity}" `);
  if (!strip) return marked;
  const [, , width, height] = strip;
  return marked.replace(
    /width="400" height="400" viewBox="[^"]*"/,
    `width="${width}" height="${height}" viewBox="${strip.join(' ')}"`,
  );
}

/** Returns the width to render; a `huge` picture ignores the requested width. */
export const widthOf = (svg: string, width: number): number =>
  svg.startsWith('<svg data-oddity="huge"') ? 3_000 : width;

/** Returns the bytes to send; a `broken` picture is truncated. */
export const sent = (svg: string, content: Buffer): Buffer =>
  svg.startsWith('<svg data-oddity="broken"') ? content.subarray(0, Math.floor(content.length / 3)) : content;

/**
 * What can be wrong with a product's pictures: nothing there, half a file, many times the size that was asked for, or a
 * strip instead of a square. A few products of the largest shop are so, that clients meet it.
 */
export const oddities = ['missing', 'broken', 'huge', 'wide', 'tall'] as const;

export type Oddity = (typeof oddities)[number];

const strips = { wide: [0, 150, 400, 120], tall: [145, 0, 110, 400] } as const;

/** The drawing, marked with what is wrong with it, and cut to a strip where that is it. */
export function made(svg: string, oddity: Oddity | null): string {
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

/** The width that is rendered, whatever was asked for. */
export const widthOf = (svg: string, width: number): number =>
  svg.startsWith('<svg data-oddity="huge"') ? 3_000 : width;

/** What is sent of a rendered picture. */
export const sent = (svg: string, content: Buffer): Buffer =>
  svg.startsWith('<svg data-oddity="broken"') ? content.subarray(0, Math.floor(content.length / 3)) : content;

import { definitionsFor } from './definitions';

/** A complete SVG document; what the content refers to is written into it. */
export function picture(
  width: number,
  height: number,
  content: string,
  crop?: readonly [number, number, number, number],
): string {
  const box = crop ?? [0, 0, width, height];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.join(' ')}">` +
    `${definitionsFor(content)}${content}</svg>`
  );
}

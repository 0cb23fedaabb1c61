import { definitionsFor } from './definitions';

/** Returns a complete SVG document with the definitions that the content references. */
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

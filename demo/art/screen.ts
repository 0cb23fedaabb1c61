import { clipped, form, oval, veil } from './draw';
import { dusk } from './material';

/** The wallpaper of phones, tablets and laptops: dunes at dusk, in a rounded screen, with a diagonal reflection. */
export function wallpaper(x: number, y: number, width: number, height: number, radius: number): string {
  const shape = (fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
  const at = (u: number, v: number) => `${(x + u * width).toFixed(1)} ${(y + v * height).toFixed(1)}`;
  const dune = (top: number, dip: number) =>
    `M${at(0, top)}C${at(0.24, top - 0.16)} ${at(0.42, top + dip)} ${at(0.62, top - 0.04)}C${at(0.78, top - 0.2)} ${at(0.88, top)} ${at(1, top - 0.12)}V${y + height}H${x}Z`;
  const sun = Math.min(width, height) * 0.16;
  return (
    shape(dusk) +
    clipped(
      shape('#000'),
      veil(oval([x + width * 0.68, y + height * 0.34, sun * 2.2, sun * 2.2], '#ffe9c4'), { opacity: 0.2 }),
      oval([x + width * 0.68, y + height * 0.34, sun, sun], '#fff4dc'),
      veil(form(dune(0.66, 0.16), '#6a4690'), { opacity: 0.8 }),
      veil(form(dune(0.78, 0.1), '#3c2f6e'), { opacity: 0.9 }),
      veil(form(dune(0.9, 0.06), '#1f1d4a'), { opacity: 0.92 }),
      veil(form(`M${at(0, 0)}H${x + width * 0.52}L${at(0.16, 1)}H${x}Z`, '#fff'), { opacity: 0.1 }),
    )
  );
}

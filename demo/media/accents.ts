import { lightness } from '../art/color';

/** Accents for products without one of their own, chosen by style. */
const accents = ['#ffffff', '#f3e8d8', '#e0a458', '#2f6f8f', '#ffffff', '#c9714d', '#23395b'] as const;

/** Replaces the default accent (white) with one that contrasts with the color. */
export function accentFor(color: string, accent: string, style: number): string {
  if (accent !== '#ffffff') return accent;
  const from = style % accents.length;
  const candidates = [...accents.slice(from), ...accents.slice(0, from)];
  return candidates.find((candidate) => Math.abs(lightness(candidate) - lightness(color)) > 0.22) ?? accent;
}

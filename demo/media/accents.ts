import { lightness } from '../art/colour';

/** Second colours for whatever has none of its own: the same style always wears the same. */
const seconds = ['#ffffff', '#f3e8d8', '#e0a458', '#2f6f8f', '#ffffff', '#c9714d', '#23395b'] as const;

/** The accent of a colour that is plain white by default: one that can be told from it. */
export function accentFor(colour: string, accent: string, style: number): string {
  if (accent !== '#ffffff') return accent;
  const from = style % seconds.length;
  const tried = [...seconds.slice(from), ...seconds.slice(0, from)];
  return tried.find((second) => Math.abs(lightness(second) - lightness(colour)) > 0.22) ?? accent;
}

import { contrast, deepen, lighten, lightness } from '../color';
import { hasGlyph, lettering } from '../lettering';

/** Background and foreground color of a mark. */
interface MarkColors {
  background: string;
  ink: string;
}

const stroke = (ink: string, width: number) =>
  `fill="none" stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

const marks: Record<string, (tones: MarkColors) => string> = {
  house: ({ ink }) => `<path d="M14 44V26L30 14l16 12v18M24 44V33h12v11" ${stroke(ink, 4.5)}/>`,
  bolt: ({ ink }) => `<path d="M34 8 16 34h11l-3 18 20-27H32z" fill="${ink}"/>`,
  peak: ({ ink }) =>
    `<path d="M8 44 23 20l8 12 6-8 15 20Z" fill="${ink}"/><circle cx="43" cy="17" r="5" fill="${ink}" opacity=".7"/>`,
  flower: ({ background, ink }) =>
    `<g fill="${ink}"><ellipse cx="30" cy="19" rx="7" ry="11"/><ellipse cx="30" cy="41" rx="7" ry="11"/>` +
    `<ellipse cx="19" cy="30" rx="11" ry="7"/><ellipse cx="41" cy="30" rx="11" ry="7"/></g><circle cx="30" cy="30" r="5" fill="${background}"/>`,
  pan: ({ ink }) =>
    `<path d="M10 26h28v10a10 10 0 0 1-10 10h-8a10 10 0 0 1-10-10zM38 29h14" fill="${ink}" stroke="${ink}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<path d="M18 19c-2-4 3-4 1-9M28 19c-2-4 3-4 1-9" ${stroke(ink, 3)}/>`,
  sun: ({ ink }) =>
    `<path d="M30 9c2 14 7 19 21 21-14 2-19 7-21 21-2-14-7-19-21-21 14-2 19-7 21-21Z" fill="${ink}"/>`,
  oak: ({ background, ink }) =>
    `<circle cx="30" cy="24" r="14" fill="${ink}"/><path d="M30 24v26M30 36l8-8M30 32l-7-7" ${stroke(background, 3.5)}/>` +
    `<path d="M30 38v13" ${stroke(ink, 4)}/>`,
  lantern: ({ ink }) =>
    `<ellipse cx="30" cy="30" rx="16" ry="17" ${stroke(ink, 4)}/>` +
    `<path d="M30 13v34M22 15c-5 8-5 22 0 30M38 15c5 8 5 22 0 30M25 10h10M25 50h10" ${stroke(ink, 3)}/>`,
  strings: ({ ink }) =>
    `<path d="M30 10v40M22 14v32M38 14v32" ${stroke(ink, 3)}/><circle cx="30" cy="36" r="10" ${stroke(ink, 3.5)}/>`,
  wave: ({ ink }) =>
    `<path d="M8 38c8 0 8-8 16-8s8 8 16 8 8-8 14-8M8 48c8 0 8-6 16-6s8 6 16 6 8-6 14-6" ${stroke(ink, 4)}/><circle cx="40" cy="18" r="7" fill="${ink}"/>`,
  leaf: ({ background, ink }) =>
    `<path d="M14 46C12 24 24 12 48 12c0 24-12 36-34 34Z" fill="${ink}"/><path d="M14 46 36 24" ${stroke(background, 3.5)}/>`,
  wrench: ({ ink }) =>
    `<path d="M14 46 34 26" ${stroke(ink, 7)}/><path d="M46 14a11 11 0 1 0 3 11l-8 2-5-5 2-8Z" fill="${ink}"/>`,
  kiln: ({ background, ink }) =>
    `<path d="M12 48V30a18 18 0 0 1 36 0v18Z" fill="${ink}"/><path d="M23 48V36a7 7 0 0 1 14 0v12Z" fill="${background}"/>`,
  arcade: ({ ink }) =>
    `<path d="M10 46V26a7 7 0 0 1 13 0v20M23 46V26a7 7 0 0 1 14 0v20M37 46V26a7 7 0 0 1 13 0v20M8 14h44" ${stroke(ink, 4)}/>`,
};

/** First letter of the name, for shops without a mark. Letters of other scripts need a font. */
function letter(mark: string, { ink }: MarkColors): string {
  const first = [...mark.trim()][0] ?? 'O';
  if (hasGlyph(first)) return lettering(first, { x: 30, y: 17, size: 26, color: ink, weight: 1.15 });
  return (
    `<text x="30" y="41" text-anchor="middle" font-family="DejaVu Sans, Verdana, sans-serif" font-weight="700"` +
    ` font-size="32" fill="${ink}">${first.replace(/[<&>]/, 'O')}</text>`
  );
}

/**
 * Returns background and ink of one hue with a contrast of at least 4.5: dark ink on a light background,
 * light ink on a dark one. Medium backgrounds are darkened as needed.
 */
function tonesOn(color: string): MarkColors {
  if (lightness(color) > 0.72) {
    const deep = deepen(color, lightness(color) - 0.32, 2.6);
    return { background: color, ink: contrast(color, deep) >= 4.5 ? deep : '#14161a' };
  }
  const ink = lighten(color, 0.88);
  const background = [0, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3]
    .map((drop) => deepen(color, drop, 1))
    .find((candidate) => contrast(candidate, ink) >= 4.5);
  return { background: background ?? '#23262b', ink };
}

/** Logo of a shop, 60 × 60; unknown marks are drawn as their first letter. */
export function shopLogo(mark: string, color: string): string {
  const tones = tonesOn(color);
  const drawn = Object.hasOwn(marks, mark) ? marks[mark] : undefined;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60" viewBox="0 0 60 60">` +
    `<path d="M0 0h60v60H0z" fill="${tones.background}"/>${drawn ? drawn(tones) : letter(mark, tones)}</svg>`
  );
}

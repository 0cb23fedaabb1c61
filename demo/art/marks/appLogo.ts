const COLOR = '#0f7a5f';

/** The sign without its ground, 34 × 34. */
const SIGN =
  '<path d="M8 23V13.5a4.5 4.5 0 0 1 9 0V23m0-9.5a4.5 4.5 0 0 1 9 0V23" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/>' +
  '<circle cx="26" cy="25.5" r="2.4" fill="#ffc84a"/>';

/** Logo of the marketplace: an M of two arches with a pearl, 136 × 136. */
export const appLogo = (): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="136" height="136" viewBox="0 0 34 34">' +
  `<rect width="34" height="34" rx="10" fill="${COLOR}"/>${SIGN}</svg>`;

/** The logo as the icon of the installed app; a maskable one fills the square that the system cuts. */
export const appIcon = (isMaskable: boolean): string =>
  isMaskable
    ? `<svg xmlns="http://www.w3.org/2000/svg" width="136" height="136" viewBox="-6 -6 46 46">` +
      `<rect x="-6" y="-6" width="46" height="46" fill="${COLOR}"/>${SIGN}</svg>`
    : appLogo();

/**
 * Colors that are the same in both color schemes and in every theme of the server. Transparent ones are
 * opaque with `prefers-reduced-transparency`: `public/preferences.css` sets their variables then.
 */
export const fixedColors = {
  white: '#fff',
  black: '#000',
  /** Page behind an open dialog or menu. */
  scrim: 'var(--scrim, #0b120f8c)',
  /** The same where no veil is drawn: pictures are not painted there, so it is one color. */
  veiledPage: 'var(--scrim, color-mix(in srgb, #0b120f 55%, var(--page)))',
  /** Part of a colored background, darker or lighter. */
  darken: '#0000001a',
  lighten: '#ffffff1c',
  favorite: '#d6322c',
  /** Lightning of a flash sale on its dark background. */
  flash: '#ffc84a',
  /** The full-screen gallery and the player of videos. */
  gallery: {
    background: '#101312',
    text: '#f0f2f0',
    disabled: '#ffffff8c',
    /** Background of buttons on the picture, and their edge; with the focus ring, the edge around both. */
    glass: 'var(--gallery-glass, #101312d9)',
    edge: '0 0 0 1px #ffffff8c',
    ringEdge: '0 0 0 6px #101312',
    shadow: 'drop-shadow(0 2px 8px #000a)',
  },
  /** Drawings of parcels. */
  cardboard: { inside: '#8d5d33', side: '#c99a63', front: '#dfb37c', lid: '#eccb9b', tape: '#f7e6c8' },
  /** Print overrides. */
  print: { text: '#000', textMuted: '#444', paper: '#fff', line: '#ccc' },
  /** Outline of a color swatch, visible on every color and background. */
  swatchRing: 'inset 0 0 0 1px #0003, 0 0 0 1px #fff3',
} as const;

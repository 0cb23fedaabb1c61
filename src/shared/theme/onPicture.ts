/**
 * Colors of elements on pictures. The same in both color schemes, since pictures keep light backgrounds.
 * `public/preferences.css` sets the variables with `prefers-reduced-transparency`.
 */
export const onPicture = {
  ink: '#1a1a18',
  inkMuted: '#4a4a45',
  inkFaint: '#70706a',
  inkDisabled: '#9c9c95',
  inkTransparent: 'var(--dot, #1c171266)',
  button: '#1c1712',
  buttonHover: '#3a332c',
  /** Background of round buttons. */
  glass: 'var(--glass, #fffffff2)',
  glassFaint: 'var(--glass, #ffffff66)',
  glassStrong: 'var(--glass, #ffffff99)',
  /** Gradients that keep text on a picture legible: over its start, and over its top on phones. */
  veil: 'var(--veil, linear-gradient(to right, #fff8, #fff5 32%, #fff0 64%))',
  veilDown: 'var(--veil-down, linear-gradient(#fff6, #fff0 60%))',
  /** Overlay on the picture of an unavailable item. */
  fog: 'var(--fog, #ffffffad)',
  /** Label on a thumbnail. */
  shade: 'var(--shade, #0005)',
} as const;

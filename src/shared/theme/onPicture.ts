/** Colors of elements on pictures. The same in both color schemes, since pictures keep light backgrounds. */
export const onPicture = {
  ink: '#1a1a18',
  inkMuted: '#4a4a45',
  inkFaint: '#70706a',
  inkDisabled: '#9c9c95',
  inkTransparent: '#1c171266',
  button: '#1c1712',
  buttonHover: '#3a332c',
  /** Background of round buttons. */
  glass: '#fffffff2',
  glassFaint: '#ffffff66',
  glassStrong: '#ffffff99',
  /** Gradients that keep text on a picture legible: over its start, and over its top on phones. */
  veil: 'linear-gradient(to right, #fff8, #fff5 32%, #fff0 64%)',
  veilDown: 'linear-gradient(#fff6, #fff0 60%)',
  /** The same with `prefers-reduced-transparency`: opaque behind the text. */
  screen: 'linear-gradient(to right, #fff 54%, #fff0 0)',
  screenDown: 'linear-gradient(#fff 60%, #fff0 0)',
  /** Overlay on the picture of an unavailable item. */
  fog: '#ffffffad',
  /** Label on a thumbnail. */
  shade: '#0005',
} as const;

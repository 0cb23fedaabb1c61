/** Colors of elements on pictures. The same in both color schemes, since pictures keep light backgrounds. */
export const onPicture = {
  ink: '#1a1a18',
  inkMuted: '#4a4a45',
  /** Background of round buttons. */
  glass: '#fffffff2',
  /** Gradient over the start of a picture that keeps text on it legible. */
  veil: 'linear-gradient(to right, #fff8, #fff5 32%, #fff0 64%)',
  /** Overlay on the picture of an unavailable item. */
  fog: '#ffffffad',
} as const;

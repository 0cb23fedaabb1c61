/** What lies on a picture looks the same in both colour schemes, for pictures keep their light grounds. */
export const onPicture = {
  ink: '#1a1a18',
  inkMuted: '#4a4a45',
  /** Ground of round buttons. */
  glass: '#fffffff2',
  /** Laid over the start of a picture so that ink can be read on it. */
  veil: 'linear-gradient(to right, #fff8, #fff5 32%, #fff0 64%)',
  /** Over the picture of something that cannot be had. */
  fog: '#ffffffad',
} as const;

import { keyframes, styled } from '@mui/material/styles';

const turn = keyframes({ to: { rotate: '1turn' } });

/** Turning ring in the color of the text; slower where the system asks for less motion. */
export const Spinner = styled('span')({
  display: 'inline-block',
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '4s' },
});

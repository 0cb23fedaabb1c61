import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';

/** `phone` below 600 px, `tablet` below 900 px, `wide` from there on (look, "The frame"). */
export type Screen = 'phone' | 'tablet' | 'wide';

/** The room there is, for parts that exist on one kind of screen only; what merely looks different is CSS. */
export function useScreen(): Screen {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  return isWide ? 'wide' : isPhone ? 'phone' : 'tablet';
}

import { useMatches } from './useMatches';

/** `phone` below 600 px, `tablet` below 900 px, `wide` from there on (look, "The frame"). */
type Screen = 'phone' | 'tablet' | 'wide';

/** The room there is, for parts that exist on one kind of screen only; what merely looks different is CSS. */
export function useScreen(): Screen {
  const isWide = useMatches('(min-width: 900px)');
  const isPhone = useMatches('(max-width: 599.95px)');
  return isWide ? 'wide' : isPhone ? 'phone' : 'tablet';
}

import { useMatches } from './useMatches';

/** `phone` below 600 px, `tablet` below 900 px, `wide` from there on (R69). */
type Screen = 'phone' | 'tablet' | 'wide';

/** For components that exist on one kind of screen only; mere differences in style belong in CSS. */
export function useScreen(): Screen {
  const isWide = useMatches('(min-width: 900px)');
  const isPhone = useMatches('(max-width: 599.95px)');
  return isWide ? 'wide' : isPhone ? 'phone' : 'tablet';
}

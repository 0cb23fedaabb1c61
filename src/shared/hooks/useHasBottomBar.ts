import { useMatches } from './useMatches';

/** The same query shows the bar of `firstPaint.css`. */
export const BOTTOM_BAR =
  '(max-width: 599.95px), (max-width: 899.95px) and (orientation: portrait) and (pointer: coarse)';

/** Whether the main destinations are in a bar at the bottom: on phones and on tablets held upright (R69). */
export const useHasBottomBar = (): boolean => useMatches(BOTTOM_BAR);

import { useMatches } from './useMatches';

/** Room for a list beside its details: also a tablet held upright, but no phone held sideways. */
export const TWO_PANES = '(min-width: 900px), (min-width: 768px) and (min-height: 600px)';

/** Whether lists are beside their details (R85). */
export const useHasTwoPanes = (): boolean => useMatches(TWO_PANES);

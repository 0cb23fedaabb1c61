import { FILTER_PARAMETERS } from './filterParameters';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * What a navigation is to the shopper:
 * `newPage` starts at the top with its heading, `anchor` at a part of a page, `newList` shows other things at the same
 * place from their top, `nextPage` goes on in the same list, `sameList` is another state of what is looked at, `return` is a place as it was left.
 */
export type Arrival = 'newPage' | 'anchor' | 'newList' | 'nextPage' | 'sameList' | 'return';

/** Parameters whose change shows other things, from their top; all others are states of what is there. */
const OTHER_THINGS = ['page', 'search', 'subcategory', 'sort_type', ...Object.values(FILTER_PARAMETERS)];

export function arrivalOf(before: Address, now: Address, move: 'PUSH' | 'REPLACE' | 'POP'): Arrival {
  if (move === 'POP') return 'return';
  if (now.hash && (move === 'PUSH' || now.hash !== before.hash)) return 'anchor';
  if (now.pathname !== before.pathname) return 'newPage';
  if (move === 'REPLACE') return 'sameList';
  const [was, is] = [new URLSearchParams(before.search), new URLSearchParams(now.search)];
  const others = OTHER_THINGS.filter((name) => was.get(name) !== is.get(name));
  if (others.length === 1 && others[0] === 'page') return 'nextPage';
  return others.length > 0 ? 'newList' : 'sameList';
}

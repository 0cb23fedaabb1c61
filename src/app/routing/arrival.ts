import { FILTER_PARAMETERS } from '@/domain/filterParameters';

interface Address {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * Kind of a navigation, which decides scrolling and focus:
 * - `newPage`: another page, from its top, with the focus on its heading.
 * - `anchor`: an element of a page.
 * - `newList`: other content under the same path, from the top.
 * - `nextPage`: another page of the same list.
 * - `sameList`: another view of the same content.
 * - `return`: back or forward, with the scroll position restored.
 */
export type Arrival = 'newPage' | 'anchor' | 'newList' | 'nextPage' | 'sameList' | 'return';

/**
 * Parameters whose change shows other content, from the top; the others only change the view of the same
 * content.
 */
const OTHER_CONTENT = ['page', 'search', 'subcategory', 'sort_type', ...Object.values(FILTER_PARAMETERS)];

export function arrivalOf(before: Address, now: Address, move: 'PUSH' | 'REPLACE' | 'POP'): Arrival {
  if (move === 'POP') return 'return';
  if (now.hash && (move === 'PUSH' || now.hash !== before.hash)) return 'anchor';
  if (now.pathname !== before.pathname) return 'newPage';
  if (move === 'REPLACE') return 'sameList';
  const [was, is] = [new URLSearchParams(before.search), new URLSearchParams(now.search)];
  const others = OTHER_CONTENT.filter((name) => was.get(name) !== is.get(name));
  if (others.length === 1 && others[0] === 'page') return 'nextPage';
  return others.length > 0 ? 'newList' : 'sameList';
}

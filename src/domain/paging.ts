/** Page sizes of the contract (§1, "paging"). */
export const CATALOGUE_PAGE_SIZE = 12;
export const ORDER_PAGE_SIZE = 10;
export const TICKET_PAGE_SIZE = 10;
export const PRODUCT_REVIEW_PAGE_SIZE = 6;
export const SHOP_REVIEW_PAGE_SIZE = 5;
export const CHAT_PAGE_SIZE = 20;

/** Number of pages, at least 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** What the specification gives the pagination component (§2, "Pagination component"). */
export const DEFAULT_ITEMS_PER_PAGE = 10;
export const DEFAULT_PAGES_SHOWN = 5;

export interface Paging {
  itemsPerPage: number;
  /** The current page, from 1. */
  modelValue: number;
  maxPagesShown: number;
}

/** The paging to show, with defaults in the place of values that cannot be, and what was wrong with them. */
export function soundPaging(given: Partial<Paging>): Paging & { problems: string[] } {
  const problems: string[] = [];
  const sound = (name: keyof Paging, otherwise: number) => {
    const value = given[name] ?? otherwise;
    if (Number.isInteger(value) && value >= 1) return value;
    problems.push(`${name} must be a whole number of 1 or more, not ${value}: ${otherwise} is taken`);
    return otherwise;
  };
  return {
    itemsPerPage: sound('itemsPerPage', DEFAULT_ITEMS_PER_PAGE),
    modelValue: sound('modelValue', 1),
    maxPagesShown: sound('maxPagesShown', DEFAULT_PAGES_SHOWN),
    problems,
  };
}

/** The numbers of the page buttons: the current page as near the middle as the ends allow. */
export function pageButtons(page: number, pages: number, most: number): number[] {
  const shown = Math.min(most, pages);
  const first = Math.max(1, Math.min(page - Math.floor((shown - 1) / 2), pages - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}

/** The page number of an address's parameter; anything but a positive whole number is the first page. */
export function pageNumber(parameter: string | null): number {
  return parameter !== null && /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : 1;
}

/** Page sizes (R10). */
export const CATALOGUE_PAGE_SIZE = 12;
/** Sizes that a list offers where the server supports them (R97); the first one is the default. */
export const LISTING_PAGE_SIZES: readonly number[] = [CATALOGUE_PAGE_SIZE, 24];
export const ORDER_PAGE_SIZE = 10;
export const TICKET_PAGE_SIZE = 10;
export const PRODUCT_REVIEW_PAGE_SIZE = 6;
export const SHOP_REVIEW_PAGE_SIZE = 5;
export const CHAT_PAGE_SIZE = 20;

/** Number of pages, at least 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Defaults of the pagination component (specification §2, "Pagination component"). */
export const DEFAULT_ITEMS_PER_PAGE = 10;
export const DEFAULT_PAGES_SHOWN = 5;

export interface Paging {
  itemsPerPage: number;
  /** The current page, from 1. */
  modelValue: number;
  maxPagesShown: number;
}

/** Paging with invalid values replaced by defaults, and a message per replaced value. */
export function soundPaging(given: Partial<Paging>): Paging & { problems: string[] } {
  const problems: string[] = [];
  const validated = (name: keyof Paging, otherwise: number) => {
    const value = given[name] ?? otherwise;
    if (Number.isInteger(value) && value >= 1) return value;
    problems.push(`${name} must be a whole number of 1 or more, not ${value}: ${otherwise} is taken`);
    return otherwise;
  };
  return {
    itemsPerPage: validated('itemsPerPage', DEFAULT_ITEMS_PER_PAGE),
    modelValue: validated('modelValue', 1),
    maxPagesShown: validated('maxPagesShown', DEFAULT_PAGES_SHOWN),
    problems,
  };
}

/** Page numbers of the buttons, with the current page as close to the middle as possible. */
export function pageButtons(page: number, pages: number, most: number): number[] {
  const shown = Math.min(most, pages);
  const first = Math.max(1, Math.min(page - Math.floor((shown - 1) / 2), pages - shown + 1));
  return Array.from({ length: shown }, (_, index) => first + index);
}

/** The page that has the first item of a page of another size. */
export const pageOfSize = (page: number, from: number, to: number): number =>
  Math.floor(((page - 1) * from) / to) + 1;

/** Sets the page parameter, which the first page does not have. */
export function setPage(query: URLSearchParams, page: number): void {
  if (page > 1) query.set('page', String(page));
  else query.delete('page');
}

/** URL of another page of a list; the rest of the query is preserved. */
export function pageAddress(path: string, query: URLSearchParams, page: number): string {
  const next = new URLSearchParams(query);
  setPage(next, page);
  const text = next.toString();
  return text ? `${path}?${text}` : path;
}

/** Parses a page parameter; anything but a positive integer is page 1. */
export function pageNumber(parameter: string | null): number {
  return parameter !== null && /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : 1;
}

/** Page sizes of the contract (§1, "paging"). */
export const CATALOGUE_PAGE_SIZE = 12;
export const ORDER_PAGE_SIZE = 10;
export const PRODUCT_REVIEW_PAGE_SIZE = 6;

/** Number of pages, at least 1. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page number of an address's parameter; anything but a positive whole number is the first page. */
export function pageNumber(parameter: string | null): number {
  return parameter !== null && /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : 1;
}

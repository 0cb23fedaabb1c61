/** Ids of the flash sales that have products. */
export const saleIds = { running: 1, coming: 2 } as const;

/** The ids of the flash sales that products belong to. */
export const saleIds = { running: 1, coming: 2 } as const;

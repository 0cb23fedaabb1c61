/** Number of an order, for shoppers and shops. */
export const orderCode = (id: number) => `MR-${10_400 + id}`;

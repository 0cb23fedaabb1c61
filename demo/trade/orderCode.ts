/** The number that shoppers and shops call an order by. */
export const orderCode = (id: number) => `MR-${10_400 + id}`;

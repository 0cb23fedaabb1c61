import { requestDemo, demo } from './demo';
import { SHOPPER } from './visit';

interface Offer {
  id: number;
  quantity: number;
  shop: { id: number };
  sizes: { id: number }[];
  colors: { id: number }[];
}

/** Adds one product of each of `shops` shops to the demo shopper's cart, on another device. */
export async function fillCart(shops: number) {
  const token = await demo.logIn(SHOPPER);
  const { products } = await requestDemo<{ products: Offer[] }>('/products?per_page=60');
  const chosen = new Map<number, Offer>();
  for (const offer of products)
    if (offer.quantity > 5 && chosen.size < shops && !chosen.has(offer.shop.id))
      chosen.set(offer.shop.id, offer);
  for (const { id, sizes, colors } of chosen.values())
    await demo.addToCart(id, token, { size: sizes[0]?.id ?? null, color: colors[0]?.id ?? null });
  return {
    orders: async () => (await requestDemo<{ total: number }>('/orders', token)).total,
    linesLeft: async () => (await requestDemo<{ total: number }>('/carts', token)).total,
  };
}

import { demoOrigin } from './demo';
import { SHOPPER } from './visit';

interface Offer {
  id: number;
  quantity: number;
  shop: { id: number };
  sizes: { id: number }[];
  colors: { id: number }[];
}

async function call<T>(path: string, { body, token }: { body?: unknown; token?: string } = {}): Promise<T> {
  const response = await fetch(`${demoOrigin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return ((await response.json()) as { data: T }).data;
}

/** Puts one product of each of so many shops into the demo shopper's cart, as another device of theirs would. */
export async function fillCart(shops: number) {
  const { access } = await call<{ access: { token: string } }>('/login', { body: SHOPPER });
  const { token } = access;
  const { products } = await call<{ products: Offer[] }>('/products?per_page=60');
  const chosen = new Map<number, Offer>();
  for (const offer of products)
    if (offer.quantity > 5 && chosen.size < shops && !chosen.has(offer.shop.id))
      chosen.set(offer.shop.id, offer);
  for (const { id, sizes, colors } of chosen.values())
    await call('/cart/store', {
      token,
      body: {
        product_id: id,
        quantity: 1,
        size: sizes[0]?.id ?? null,
        color: colors[0]?.id ?? null,
        unit: null,
        is_buy_now: false,
      },
    });
  return {
    orders: async () => (await call<{ total: number }>('/orders', { token })).total,
    linesLeft: async () => (await call<{ total: number }>('/carts', { token })).total,
  };
}

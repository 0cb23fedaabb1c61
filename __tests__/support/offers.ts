import { requestDemo } from './demo';

interface Offer {
  id: number;
  name: string;
  quantity: number;
  is_favorite: boolean;
  shop: { name: string };
}

/** Returns available products, as listed for the token's user. */
export async function offers(token?: string): Promise<Offer[]> {
  const { products } = await requestDemo<{ products: Offer[] }>('/products?per_page=24', token);
  return products.filter(({ quantity }) => quantity > 5);
}

/** Returns the first available product. */
export async function anOffer(): Promise<Offer> {
  const [first] = await offers();
  if (!first) throw new Error('The catalogue is empty');
  return first;
}

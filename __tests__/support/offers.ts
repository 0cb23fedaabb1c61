import { askDemo } from './demo';

interface Offer {
  id: number;
  name: string;
  quantity: number;
  is_favorite: boolean;
}

/** Products of the catalogue that can be bought, as the demo lists them to whoever owns the token. */
export async function offers(token?: string): Promise<Offer[]> {
  const { products } = await askDemo<{ products: Offer[] }>('/products?per_page=24', token);
  return products.filter(({ quantity }) => quantity > 5);
}

/** The first of them. */
export async function anOffer(token?: string): Promise<Offer> {
  const [first] = await offers(token);
  if (!first) throw new Error('The catalogue is empty');
  return first;
}

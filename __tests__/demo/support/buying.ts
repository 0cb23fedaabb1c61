import { clientOf, type ApiResponse, type Client } from './client';

interface Buyer {
  client: Client;
  addressId: number;
}

/** Places an order of one shop, paid on delivery; a repeated key gets the first response. */
export const placeOnce = ({ client, addressId }: Buyer, shopId: number, key: string): Promise<ApiResponse> =>
  client
    .with({ headers: { 'Idempotency-Key': key } })
    .post('/place-order', { shop_ids: [shopId], address_id: addressId, payment_method: 'cash' });

/** Pieces of a product in stock. */
export const stockOf = async (demo: { readonly origin: string }, productId: number): Promise<number> =>
  (await clientOf(demo).get(`/product-details?product_id=${productId}`)).body.data.product.quantity;

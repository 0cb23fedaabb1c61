import type { Product } from '@/domain/catalogue';
import { selectKnownProduct } from '@/features/catalogue';
import { selectKnownShopName } from '@/features/shops';

const product = {
  id: 7,
  name: 'Mug',
  discountPrice: 0,
  sizes: [],
  shop: { id: 9, name: 'Copper Pan', isOnHoliday: false },
};

function stateWith(endpointName: string, data: unknown) {
  const queries = { entry: { endpointName, data } };
  return { api: { queries } } as unknown as Parameters<typeof selectKnownProduct>[0];
}

describe('a product cached with a list', () => {
  it('is found at any depth', () => {
    const home = { banners: [{ id: 7, title: 'no' }], runningFlashSale: { products: [product] } };
    expect(selectKnownProduct(stateWith('getHome', home), 7)).toBe(product);
  });
  it('names its shop', () => {
    const state = stateWith('getProducts', { products: [product] });
    expect([9, 7].map((id) => selectKnownShopName(state, id))).toEqual(['Copper Pan', undefined]);
  });
  it('is not confused with other entities of the same id', () => {
    expect(selectKnownProduct(stateWith('getHome', { products: [product] }), 9)).toBeUndefined();
  });
  it('is not taken from cart lines or orders', () => {
    const line: Partial<Product> & { productId: number } = { ...product, productId: 7 } as never;
    expect(selectKnownProduct(stateWith('getCart', { lines: [line] }), 7)).toBeUndefined();
  });
});

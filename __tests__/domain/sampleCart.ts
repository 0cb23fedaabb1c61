import type { Cart, CartLine } from '@/domain/cart';

/** One mug at 10, with optional overrides. */
export const sampleLine = (details: Partial<CartLine> = {}): CartLine => ({
  productId: 1,
  name: 'Mug',
  thumbnail: null,
  brand: null,
  price: 10,
  discountPrice: 0,
  discountPercentage: 0,
  quantity: 1,
  size: null,
  color: null,
  unit: null,
  ...details,
});

/** A cart of shops 1, 2 … with these lines, and the server's total. */
export const sampleCart = (total: number, ...shops: CartLine[][]): Cart => ({
  total,
  info: null,
  shops: shops.map((lines, index) => ({
    shopId: index + 1,
    shopName: `Shop ${index + 1}`,
    shopLogo: null,
    shopRating: 5,
    isOnHoliday: false,
    lines,
  })),
});

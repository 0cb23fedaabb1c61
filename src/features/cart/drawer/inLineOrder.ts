import type { CartLine, CartShop } from '@/domain/cart';
import type { ProductId } from '@/domain/ids';
import { inRestoredOrder } from '@/domain/restoredOrder';

const idOf = ({ productId }: CartLine) => [productId];

/**
 * The cart with restored lines where they were (R73). Without any, groups and lines keep their identity, so
 * that they are not rendered again.
 */
export function inLineOrder(shops: CartShop[], order: readonly ProductId[]): CartShop[] {
  if (order.length === 0) return shops;
  const ordered = shops.map((shop) => {
    const lines = inRestoredOrder(shop.lines, order, idOf, 'last');
    return lines.every((line, index) => line === shop.lines[index]) ? shop : { ...shop, lines };
  });
  return inRestoredOrder(ordered, order, ({ lines }) => lines.flatMap(idOf), 'last');
}

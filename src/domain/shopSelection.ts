import type { CartShop } from './cart';
import type { ShopId } from './ids';

/** The selection with the shop added or removed (specification §4, "Shop selection"). */
export function toggledSelection(selected: readonly ShopId[], shopId: ShopId): ShopId[] {
  return selected.includes(shopId) ? selected.filter((id) => id !== shopId) : [...selected, shopId];
}

/**
 * The valid part of a selection: shops without lines are dropped. In single-vendor mode the cart's first shop
 * is always selected (specification §4, "Shop selection" and "Decrement").
 */
export function allowedSelection(
  selected: readonly ShopId[],
  shops: readonly CartShop[],
  isMultiVendor: boolean,
): ShopId[] {
  const inCart = shops.map((shop) => shop.shopId);
  return isMultiVendor ? selected.filter((id) => inCart.includes(id)) : inCart.slice(0, 1);
}

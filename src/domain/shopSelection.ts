import type { CartShop } from './cart';
import type { ShopId } from './ids';

/** Toggling a shop adds it to the selection or removes it (specification §4, "Shop selection"). */
export function toggledSelection(selected: readonly ShopId[], shopId: ShopId): ShopId[] {
  return selected.includes(shopId) ? selected.filter((id) => id !== shopId) : [...selected, shopId];
}

/**
 * The selection that a cart allows: shops without lines are dropped; with multi-vendor off every shop is selected
 * and only one stays so (specification §4, "Shop selection" and "Decrement").
 */
export function allowedSelection(
  selected: readonly ShopId[],
  shops: readonly CartShop[],
  isMultiVendor: boolean,
): ShopId[] {
  const inCart = shops.map((shop) => shop.shopId);
  return isMultiVendor ? selected.filter((id) => inCart.includes(id)) : inCart.slice(0, 1);
}

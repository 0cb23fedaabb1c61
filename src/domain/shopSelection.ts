import type { CartShop } from './cart';
import { basisOf } from './cart';
import type { ShopId } from './ids';

/** The selection with the shop added or removed (specification §4, "Shop selection"). */
export function toggledSelection(selected: readonly ShopId[], shopId: ShopId): ShopId[] {
  return selected.includes(shopId) ? selected.filter((id) => id !== shopId) : [...selected, shopId];
}

/** What decides which shops of a cart can be selected. */
interface SelectionRules {
  isMultiVendor: boolean;
  /** The lines that /cart/checkout last returned nothing for (`basisOf`), or null. */
  emptyBasis: string | null;
}

/**
 * The selection that a cart allows: shops without lines are dropped; with multi-vendor off every shop is selected
 * and only one stays so (specification §4, "Shop selection" and "Decrement"). After an empty checkout that one is
 * selected again only with other lines, or the two rules would request the same checkout for ever.
 */
export function allowedSelection(
  selected: readonly ShopId[],
  shops: readonly CartShop[],
  { isMultiVendor, emptyBasis }: SelectionRules,
): ShopId[] {
  if (isMultiVendor) return selected.filter((id) => shops.some((shop) => shop.shopId === id));
  const [vendor] = shops;
  return vendor && basisOf([vendor]) !== emptyBasis ? [vendor.shopId] : [];
}

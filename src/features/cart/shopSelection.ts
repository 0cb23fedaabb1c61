import type { CartShop } from '@/domain/cart';
import { basisOf } from '@/domain/cart';
import type { ShopId } from '@/domain/ids';

/** The selection with the shop added or removed (specification §4, "Shop selection"). */
export function toggledSelection(selected: readonly ShopId[], shopId: ShopId): ShopId[] {
  return selected.includes(shopId) ? selected.filter((id) => id !== shopId) : [...selected, shopId];
}

/** Inputs that determine the allowed selection. */
interface SelectionRules {
  isMultiVendor: boolean;
  /** The lines that /cart/checkout last returned nothing for (`basisOf`), or null. */
  emptyBasis: string | null;
}

/**
 * The selection that a cart allows: shops without lines are dropped; with multi-vendor off a single shop is
 * always selected (specification §4, "Shop selection" and "Decrement"). After an empty checkout it is
 * selected again only when its lines change, or the two rules would refetch the same checkout in an endless
 * loop.
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

import type { CartShop } from '@/domain/cart';
import { basisOf } from '@/domain/cart';
import type { ShopId } from '@/domain/ids';

/** Inputs that determine the allowed selection. */
interface SelectionRules {
  isMultiVendor: boolean;
  /** The lines that /cart/checkout last returned nothing for (`basisOf`), or null. */
  emptyBasis: string | null;
  /** The shops of the cart before. */
  before: readonly CartShop[];
}

/**
 * The selection that a cart allows: shops without lines are dropped, and a shop that joins a fully selected
 * cart is selected too; with multi-vendor off a single shop is always selected (specification §4, "Shop
 * selection" and "Decrement"). After an empty checkout it is selected again only when its lines change, or
 * the two rules would refetch the same checkout in an endless loop.
 */
export function allowedSelection(
  selected: readonly ShopId[],
  shops: readonly CartShop[],
  { isMultiVendor, emptyBasis, before }: SelectionRules,
): ShopId[] {
  if (isMultiVendor) {
    const wasFull = before.length > 0 && before.every((shop) => selected.includes(shop.shopId));
    const isNew = (id: ShopId) => before.every((shop) => shop.shopId !== id);
    const joined = wasFull ? shops.map((shop) => shop.shopId).filter(isNew) : [];
    const remaining = selected.filter((id) => shops.some((shop) => shop.shopId === id));
    return [...new Set([...remaining, ...joined])];
  }
  const [vendor] = shops;
  return vendor && basisOf([vendor]) !== emptyBasis ? [vendor.shopId] : [];
}

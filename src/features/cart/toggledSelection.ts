import type { ShopId } from '@/domain/ids';

/** The selection with the shop added or removed (specification §4, "Shop selection"). */
export function toggledSelection(selected: readonly ShopId[], shopId: ShopId): ShopId[] {
  return selected.includes(shopId) ? selected.filter((id) => id !== shopId) : [...selected, shopId];
}

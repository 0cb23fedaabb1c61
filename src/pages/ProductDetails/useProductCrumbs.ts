import type { Product } from '@/domain/catalogue';
import type { Crumb } from '@/domain/crumbs';
import { paths } from '@/domain/paths';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';

/**
 * The API gives a product no category: its parent is its shop, or all products in single-vendor mode.
 */
export function useProductCrumbs(product: Product | undefined): Crumb[] {
  const t = useT();
  const { isMultiVendor } = useSettings();
  const shop = isMultiVendor ? product?.shop : null;
  return [
    { text: t('Home'), to: paths.home },
    shop ? { text: shop.name, to: paths.shop(shop.id) } : { text: t('Products'), to: paths.products },
    // A non-breaking space keeps the height until the name is loaded.
    { text: product?.name ?? '\u00a0' },
  ];
}

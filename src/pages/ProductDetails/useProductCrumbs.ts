import type { Product } from '@/domain/catalogue';
import type { Crumb } from '@/domain/crumbs';
import { paths } from '@/domain/paths';
import { useSettings } from '@/features/settings';
import { useT } from '@/shared/texts';

/** The contract gives a product no category: its shop stands above it, or all products where there is one shop. */
export function useProductCrumbs(product: Product | undefined): Crumb[] {
  const t = useT();
  const { isMultiVendor } = useSettings();
  const shop = isMultiVendor ? product?.shop : null;
  return [
    { text: t('Home'), to: paths.home },
    shop ? { text: shop.name, to: paths.shop(shop.id) } : { text: t('Products'), to: paths.products },
    // A blank of the same height until the name is known.
    { text: product?.name ?? '\u00a0' },
  ];
}

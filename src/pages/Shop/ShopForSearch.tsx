import type { ShopDetail } from '@/domain/catalogue';
import type { Crumb } from '@/domain/crumbs';
import { breadcrumbJsonLd } from '@/domain/productJsonLd';
import { paths } from '@/domain/paths';
import { absolute, PageMeta } from '@/features/sharing';
import { JsonLd } from '@/shared/ui';
import { shopJsonLd } from './shopJsonLd';

/** Meta tags and structured data of a shop; renders nothing visible. */
export function ShopForSearch({ shop, crumbs }: { shop: ShopDetail; crumbs: readonly Crumb[] }) {
  const path = paths.shop(shop.id);
  return (
    <>
      <PageMeta
        title={shop.name}
        description={shop.shortDescription}
        picture={shop.banners[0]?.thumbnail ?? shop.banner}
        path={path}
      />
      <JsonLd data={shopJsonLd(shop, absolute(path), absolute)} />
      <JsonLd data={breadcrumbJsonLd(crumbs, absolute)} />
    </>
  );
}

import type { ShopDetail } from '@/domain/catalogue';
import type { Crumb } from '@/domain/crumbs';
import { breadcrumbThing } from '@/domain/productThing';
import { paths } from '@/domain/paths';
import { shopThing } from '@/domain/shopThing';
import { absolute, PageFacts } from '@/features/sharing';
import { JsonLd } from '@/shared/ui';

/** Meta tags and structured data of a shop; renders nothing visible. */
export function ShopForSearch({ shop, crumbs }: { shop: ShopDetail; crumbs: readonly Crumb[] }) {
  const path = paths.shop(shop.id);
  return (
    <>
      <PageFacts
        title={shop.name}
        description={shop.shortDescription}
        picture={shop.banners[0]?.thumbnail ?? shop.banner}
        path={path}
      />
      <JsonLd data={shopThing(shop, absolute(path), absolute)} />
      <JsonLd data={breadcrumbThing(crumbs, absolute)} />
    </>
  );
}

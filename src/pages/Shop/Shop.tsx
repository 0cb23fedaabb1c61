import type { ReactNode } from 'react';
import { useId } from 'react';
import type { ShopDetail } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { ProductListing } from '@/features/listing';
import { Reviews, REVIEWS_ID } from '@/features/reviews';
import { useT } from '@/shared/texts';
import { ErrorBoundary, panelProps, TabBar } from '@/shared/ui';
import type { ShopTab } from './shopUrlState';
import { ShopAbout } from './ShopAbout';
import { ShopCategories } from './ShopCategories';
import { ShopCategoryChips } from './ShopCategoryChips';
import { ShopForSearch } from './ShopForSearch';
import { ShopFrame } from './ShopFrame';
import { useShopUrlState } from './useShopUrlState';

/** `/shops/{id}`: products, categories, reviews and description of a shop. */
export function Shop() {
  const t = useT();
  return (
    <ShopFrame
      titleOf={(shop) => shop.name}
      crumbsOf={(shop) => [{ text: t('Shops'), to: paths.shops }, { text: shop?.name ?? '\u00a0' }]}
    >
      {(shop) => <ShopTabs shop={shop} />}
    </ShopFrame>
  );
}

function ShopTabs({ shop }: { shop: ShopDetail }) {
  const t = useT();
  const id = useId();
  const { tab, page, choose } = useShopUrlState();
  const crumbs = [
    { text: t('Home'), to: paths.home },
    { text: t('Shops'), to: paths.shops },
    { text: shop.name },
  ];
  const names: Record<ShopTab, string> = {
    products: t('Products'),
    categories: t('Categories'),
    reviews: t('Reviews'),
    about: t('About'),
  };
  const panels: Record<ShopTab, () => ReactNode> = {
    products: () => (
      <ProductListing title={t('Products')} level={2} fixed={{ shop_id: shop.id }}>
        <ShopCategoryChips shopId={shop.id} />
      </ProductListing>
    ),
    categories: () => <ShopCategories shopId={shop.id} />,
    reviews: () => <Reviews subject={{ shopId: shop.id }} page={page} />,
    about: () => <ShopAbout shop={shop} />,
  };
  return (
    <>
      <ShopForSearch shop={shop} crumbs={crumbs} />
      <section id={REVIEWS_ID} aria-label={names[tab]}>
        <TabBar
          id={id}
          label={t('About the shop')}
          tabs={(Object.keys(names) as ShopTab[]).map((name) => ({ name, text: names[name] }))}
          chosen={tab}
          onChoose={choose}
        />
        <div {...panelProps(id, tab)}>
          <ErrorBoundary key={tab} where={`shop ${tab}`}>
            {panels[tab]()}
          </ErrorBoundary>
        </div>
      </section>
    </>
  );
}

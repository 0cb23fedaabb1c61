import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ProductDetail } from '@/domain/catalogue';
import { hasCount } from '@/domain/hasCount';
import { Reviews, REVIEWS_ID } from '@/features/reviews';
import { useT } from '@/shared/texts';
import { ErrorBoundary, panelProps, sectionGap, TabBar } from '@/shared/ui';
import type { ProductTab } from './productUrlState';
import { ProductAbout } from './ProductAbout';
import { useProductUrlState } from './useProductUrlState';

const Root = styled('section')({
  ...sectionGap,
  // Keeps the linked section below the sticky bar.
  scrollMarginBlockStart: 72,
  '&:focus-visible': { outline: 'none' },
});

/** Description and reviews as tabs; the URL holds the chosen one. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const t = useT();
  const id = useId();
  const hasAbout = Boolean(product.shortDescription ?? product.description);
  const tabs: ProductTab[] = hasAbout ? ['about', 'reviews'] : ['reviews'];
  const { tab, page, choose } = useProductUrlState(tabs);
  const names: Record<ProductTab, string> = {
    about: t('About'),
    reviews: hasCount(product.totalReviews)
      ? t('Reviews ({count})', { count: product.totalReviews })
      : t('Reviews'),
  };
  return (
    <Root id={REVIEWS_ID} aria-label={names[tab]}>
      <TabBar
        id={id}
        label={t('About the product')}
        tabs={tabs.map((name) => ({ name, text: names[name] }))}
        chosen={tab}
        onChoose={choose}
      />
      <div {...panelProps(id, tab)}>
        <ErrorBoundary key={tab} where={`product ${tab}`}>
          {tab === 'about' ? (
            <ProductAbout product={product} />
          ) : (
            <Reviews subject={{ productId: product.id }} page={page} />
          )}
        </ErrorBoundary>
      </div>
    </Root>
  );
}

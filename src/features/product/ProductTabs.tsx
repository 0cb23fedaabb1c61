import { Tab, Tabs } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ProductDetail } from '@/domain/catalogue';
import type { ProductTab } from '@/domain/productPlace';
import { Reviews, REVIEWS_ID } from '@/features/reviews';
import { useT } from '@/shared/texts';
import { ErrorBoundary, sectionGap } from '@/shared/ui';
import { ProductAbout } from './ProductAbout';
import { useProductPlace } from './useProductPlace';

const Root = styled('section')({
  ...sectionGap,
  // Below the sticky bar, where a link leads here.
  scrollMarginBlockStart: 72,
  '&:focus-visible': { outline: 'none' },
});

const Bar = styled(Tabs)(({ theme }) => ({
  minHeight: 52,
  marginBlockEnd: theme.spacing(7),
  borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  '& .MuiTabs-list': { gap: theme.spacing(7) },
  '& .MuiTabs-indicator': { height: 3 },
  '& .MuiTab-root': {
    minWidth: 44,
    minHeight: 52,
    paddingInline: 0,
    fontSize: '1rem',
    fontWeight: 500,
    textTransform: 'none',
  },
  '& .MuiTab-root.Mui-selected': { color: theme.vars?.palette.text.primary },
  [theme.breakpoints.down('sm')]: { marginBlockEnd: theme.spacing(5) },
}));

const isSaid = (text: string) => text !== '' && text !== '0';

/** What the shop says about it, and what customers found; which of both is shown is said by the address. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const t = useT();
  const id = useId();
  const hasAbout = Boolean(product.shortDescription ?? product.description);
  const tabs: ProductTab[] = hasAbout ? ['about', 'reviews'] : ['reviews'];
  const { tab, page, choose, addressOf } = useProductPlace(tabs);
  const names: Record<ProductTab, string> = {
    about: t('About'),
    reviews: isSaid(product.totalReviews)
      ? t('Reviews ({count})', { count: product.totalReviews })
      : t('Reviews'),
  };
  return (
    <Root id={REVIEWS_ID} aria-label={names[tab]}>
      <Bar
        value={tab}
        onChange={(_event, chosen: ProductTab) => choose(chosen)}
        aria-label={t('About the product')}
      >
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={names[name]}
            id={`${id}tab-${name}`}
            aria-controls={`${id}panel`}
            disableRipple
          />
        ))}
      </Bar>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}tab-${tab}`}>
        <ErrorBoundary key={tab} where={`product ${tab}`}>
          {tab === 'about' ? (
            <ProductAbout product={product} />
          ) : (
            <Reviews subject={{ productId: product.id }} page={page} addressOf={addressOf} />
          )}
        </ErrorBoundary>
      </div>
    </Root>
  );
}

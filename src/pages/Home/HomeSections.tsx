import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import type { Home } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { ProductGrid } from '@/features/catalogue';
import { selectIsSignedIn } from '@/features/session';
import { useSettings } from '@/features/settings';
import { lazyPart } from '@/shared/lazyPart';
import { useT } from '@/shared/texts';
import { ErrorBoundary, Section } from '@/shared/ui';
import { CategoryRow } from './CategoryRow';
import { FlashBand } from './FlashBand';
import { Hero } from './Hero';
import { JustForYou } from './JustForYou';
import { ServicePromises } from './ServicePromises';
import { ShopsToKnow } from './ShopsToKnow';

interface HomeSectionsProps {
  home: Home;
  /** What is shown has come to its end, such as a flash sale: the server is to be asked again. */
  onStale: () => void;
}

/** Only for the signed-in: a visitor's first load goes without. */
const { Part: RecentlyViewed } = lazyPart(() =>
  import('@/features/recent').then((module) => module.RecentlyViewed),
);

export function HomeSections({ home, onStale }: HomeSectionsProps) {
  const t = useT();
  const { isMultiVendor } = useSettings();
  const isSignedIn = useSelector(selectIsSignedIn);
  const sale = home.runningFlashSale ?? home.incomingFlashSale;
  const parts = {
    hero: <Hero banners={home.banners} ads={home.ads} />,
    categories: home.categories.length > 0 && <CategoryRow categories={home.categories} />,
    flash: sale && (
      <FlashBand key={sale.id} sale={sale} isRunning={sale === home.runningFlashSale} onOver={onStale} />
    ),
    popular: home.popularProducts.length > 0 && (
      <Section
        title={t('Most Popular')}
        lead={t('What other shoppers carry home')}
        more={{ to: paths.mostPopular, text: t('View all') }}
      >
        <ProductGrid products={home.popularProducts} most={5} rows={2} />
      </Section>
    ),
    shops: isMultiVendor && home.shops.length > 0 && <ShopsToKnow shops={home.shops} />,
    recent: isSignedIn && (
      <Suspense fallback={null}>
        <RecentlyViewed />
      </Suspense>
    ),
    forYou: home.justForYou.products.length > 0 && <JustForYou first={home.justForYou} />,
    promises: <ServicePromises />,
  };
  // One that breaks takes none of the others with it.
  return Object.entries(parts).map(([name, part]) => (
    <ErrorBoundary key={name} where={`home ${name}`}>
      {part}
    </ErrorBoundary>
  ));
}

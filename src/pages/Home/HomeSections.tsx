import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import type { Home } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { ProductGrid } from '@/features/catalogue';
import { selectIsSignedIn } from '@/core/session';
import { useSettings } from '@/core/settings';
import { isPainted } from '@/shared/adapters';
import { useShowApp, useStages } from '@/shared/hooks';
import { lazyComponent } from '@/shared/lazyComponent';
import { useT } from '@/shared/texts';
import { ErrorBoundary, Section } from '@/shared/ui';
import { CategoryRow } from './CategoryRow';
import { FlashBand } from './FlashBand';
import { Hero } from './Hero';

/** Loaded lazily, since visitors do not need it. */
const { Part: RecentlyViewed } = lazyComponent(() =>
  import('@/features/recent').then((module) => module.RecentlyViewed),
);

const loadLower = () => import('./lowerSections');
const { Part: ShopsToKnow } = lazyComponent(() => loadLower().then((module) => module.ShopsToKnow));
const { Part: BestDealBand } = lazyComponent(() => loadLower().then((module) => module.BestDealBand));
const { Part: JustForYou } = lazyComponent(() => loadLower().then((module) => module.JustForYou));
const { Part: ServicePromises, preload: preloadLower } = lazyComponent(() =>
  loadLower().then((module) => module.ServicePromises),
);
// Below a painted page the upper sections come first.
if (!isPainted()) preloadLower();

/** The sections that the app shows first; the others follow below the fold. */
const UPPER = 4;

export function HomeSections({ home }: { home: Home }) {
  const t = useT();
  const { isMultiVendor } = useSettings();
  const isSignedIn = useSelector(selectIsSignedIn);
  const sale = home.runningFlashSale ?? home.incomingFlashSale;
  const sections = {
    hero: <Hero banners={home.banners} ads={home.ads} />,
    categories: home.categories.length > 0 && <CategoryRow categories={home.categories} />,
    flash: sale && <FlashBand key={sale.id} sale={sale} isRunning={sale === home.runningFlashSale} />,
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
    deals: <BestDealBand home={home} />,
    recent: isSignedIn && <RecentlyViewed />,
    forYou: home.justForYou.products.length > 0 && <JustForYou first={home.justForYou} />,
    promises: <ServicePromises />,
  };
  const names = Object.keys(sections);
  const shown = useStages(names.length);
  useShowApp(shown >= UPPER);
  // Separate boundaries: a section that throws leaves the others intact.
  return Object.entries(sections)
    .slice(0, shown)
    .map(([name, section]) => (
      <ErrorBoundary key={name} where={`home ${name}`}>
        <Suspense fallback={null}>{section}</Suspense>
      </ErrorBoundary>
    ));
}

import { useLocation } from 'react-router';
import { patterns } from '@/domain/paths';
import type { TextKey } from '@/domain/textKey';
import { useSettings } from '@/core/settings';
import { absolute, PageMeta } from '@/features/sharing';
import { useT } from '@/shared/texts';
import { JsonLd } from '@/shared/ui';
import type { Route } from './routes';

/** Descriptions of static pages; pages with server content describe themselves. */
const DESCRIPTIONS: Readonly<Partial<Record<string, TextKey>>> = {
  [patterns.shops]: 'Independent shops, with what they sell and what their customers say.',
  [patterns.products]:
    'Everything the shops sell: find it by category, price, colour, size, brand and rating.',
  [patterns.categories]: 'Everything that is sold here, by category.',
  [patterns.mostPopular]: 'What other shoppers look at and buy most.',
  [patterns.bestDeal]: 'The best deals of all shops on one page.',
  [patterns.news]: 'Stories about things that are made well, and about those who make them.',
  [patterns.contactUs]: 'How to reach us by phone, e-mail and message.',
  [patterns.support]: 'Help with an order, a product or your account.',
};

/** Parameters that are part of the canonical URL; all others only change the view of the same page. */
const CANONICAL_PARAMETERS = ['page', 'category_id'];

/** Meta tags of a route for search engines and shared links; pages with server content render their own. */
export function RouteDetails({ route }: { route: Route }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { appName } = useSettings();
  const query = new URLSearchParams(search);
  const isPrivate = route.isAccount || route.requiresLogin || route.layout === 'bare';
  // The not-found page renders its own meta tags.
  if (route.path === '*') return null;
  // Search result pages are not indexed.
  if (isPrivate || query.has('search')) return <PageMeta title="" />;
  if (route.isTitledByContent) return null;
  const canonicalQuery = new URLSearchParams(
    [...query].filter(([name]) => CANONICAL_PARAMETERS.includes(name)),
  ).toString();
  const isHome = route.path === patterns.home;
  const key = DESCRIPTIONS[route.path];
  return (
    <>
      <PageMeta
        title={route.title && t(route.title)}
        description={key && t(key)}
        path={canonicalQuery ? `${pathname}?${canonicalQuery}` : pathname}
      />
      {isHome && (
        <JsonLd
          data={{
            '@type': 'WebSite',
            name: appName,
            url: absolute('/'),
            potentialAction: {
              '@type': 'SearchAction',
              target: `${absolute(patterns.products)}?search={search_term_string}`,
              'query-input': 'required name=search_term_string',
            },
          }}
        />
      )}
    </>
  );
}

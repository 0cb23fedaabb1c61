import { useLocation } from 'react-router';
import { patterns } from '@/domain/paths';
import type { TextKey } from '@/domain/textKey';
import { useSettings } from '@/features/settings';
import { absolute, PageFacts } from '@/features/sharing';
import { useT } from '@/shared/texts';
import { JsonLd } from '@/shared/ui';
import type { Route } from './routes';

/** What the pages that are no thing of the server are about. */
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

/** Pages that differ by these are different pages; all other parts of an address are views of the same one. */
const KEPT = ['page', 'category_id'];

/** What search engines and shared links read of a route; a page about one thing tells that itself. */
export function RouteFacts({ route }: { route: Route }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { appName, footerDescription } = useSettings();
  const query = new URLSearchParams(search);
  const isForNobodyElse = route.isAccount || route.asksVisitors || route.layout === 'bare';
  // It says so itself, wherever it stands.
  if (route.path === '*') return null;
  // One search is as good as another to whoever looks in from outside.
  if (isForNobodyElse || query.has('search')) return <PageFacts title="" />;
  if (route.isTitledByThing) return null;
  const kept = new URLSearchParams([...query].filter(([name]) => KEPT.includes(name))).toString();
  const isHome = route.path === patterns.home;
  const key = DESCRIPTIONS[route.path];
  const described = key && t(key);
  return (
    <>
      <PageFacts
        title={route.title && t(route.title)}
        description={
          described ??
          footerDescription ??
          t('Good things in one basket: chosen with care, well packed, and soon at your door.')
        }
        path={kept ? `${pathname}?${kept}` : pathname}
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

import { useSelector } from 'react-redux';
import { selectIsNetworkLost } from '@/api';
import { selectCart } from '@/features/cart';
import { RecentTiles, selectRecentViews } from '@/features/recent';
import { useIsOnline } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { Section } from '@/shared/ui';
import { StoredCart } from './StoredCart';

/** Without a network: the cart and the last seen products, as the browser has stored them. */
export function OfflineContent() {
  const t = useT();
  const { shops } = useSelector(selectCart);
  const { data: recent = [] } = useSelector(selectRecentViews);
  const isOnline = useIsOnline();
  // A device with a connection that leads nowhere counts as online.
  const isLost = useSelector(selectIsNetworkLost);
  if (isOnline && !isLost) return null;
  return (
    <>
      {shops.length > 0 && <StoredCart shops={shops} />}
      {recent.length > 0 && (
        <Section title={t('Recently viewed')}>
          <RecentTiles products={recent} />
        </Section>
      )}
    </>
  );
}

import { useSelector } from 'react-redux';
import type { RootApiState } from '@/api';
import type { ShopId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { selectKnownShopName } from '@/features/catalogue';
import { useT } from '@/shared/texts';
import { FailedPage } from '@/shared/ui';

interface FailedShopProps {
  id: ShopId;
  /** Name of the part of the shop that the page is about. */
  part: string | undefined;
  message: string;
  onRetry: () => void;
}

/** A page of a shop that failed to load. */
export function FailedShop({ id, part, message, onRetry }: FailedShopProps) {
  const t = useT();
  const name = useSelector((state: RootApiState) => selectKnownShopName(state, id));
  const shops = { text: t('Shops'), to: paths.shops };
  return (
    <FailedPage
      parents={part && name ? [shops, { text: name, to: paths.shop(id) }] : [shops]}
      title={part ?? name ?? t('Shop')}
      message={message}
      onRetry={onRetry}
    />
  );
}

import type { ShopId } from '@/domain/ids';
import { paths } from '@/domain/paths';
import { useT } from '@/shared/texts';
import { FailedPage } from '@/shared/ui';

interface FailedShopProps {
  id: ShopId;
  /** Undefined if no cached response has it. */
  name: string | undefined;
  /** Name of the part of the shop that the page is about. */
  part: string | undefined;
  message: string;
  onRetry: () => void;
}

/** A page of a shop that failed to load. */
export function FailedShop({ id, name, part, message, onRetry }: FailedShopProps) {
  const t = useT();
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

import type { FlashSale } from '@/domain/catalogue';
import { paths } from '@/domain/paths';
import { useServerMoments } from '@/core/settings';
import { PageMeta } from '@/features/sharing';
import { useT } from '@/shared/texts';

/** Meta tags of a flash sale; renders nothing visible. */
export function SaleForSearch({ sale }: { sale: FlashSale }) {
  const t = useT();
  const { day } = useServerMoments();
  const name = sale.name || t('Flash sale');
  const { startDate, endDate } = sale;
  return (
    <PageMeta
      title={name}
      description={
        startDate &&
        endDate &&
        t('{name}: lower prices for a short time, from {start} to {end}.', {
          name,
          start: day(startDate),
          end: day(endDate),
        })
      }
      picture={sale.thumbnail}
      path={paths.flashSale(sale.id)}
    />
  );
}

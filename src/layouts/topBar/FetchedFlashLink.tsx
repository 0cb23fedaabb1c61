import { useGetFlashSalesQuery } from '@/api';
import { readServerTime } from '@/domain/serverTime';
import { useSettings } from '@/core/settings';
import { serverNow } from '@/shared/adapters';
import { SaleLink } from './SaleLink';

/**
 * The running flash sale on pages whose own data does not include it. Its countdown is on the sale's page:
 * a tick each second would disturb every page.
 */
export function FetchedFlashLink() {
  const { timezone } = useSettings();
  const { data: sale } = useGetFlashSalesQuery();
  if (!sale) return null;
  const end = readServerTime(sale.endDate, timezone);
  return end !== null && end <= serverNow() ? null : <SaleLink sale={sale} />;
}

import { SaleLink } from './SaleLink';
import { useRunningSale } from './useRunningSale';

/**
 * The running flash sale on pages whose own data does not include it. Its countdown is on the sale's page:
 * a tick each second would disturb every page.
 */
export function FetchedFlashLink() {
  const sale = useRunningSale();
  return sale && <SaleLink sale={sale} />;
}

import { useGetFlashSalesQuery } from '@/api';
import { RunningSale } from './FlashLink';

/** The running flash sale on pages whose own data does not include it. */
export function FetchedFlashLink() {
  const { data: sale } = useGetFlashSalesQuery();
  return sale && <RunningSale sale={sale} />;
}

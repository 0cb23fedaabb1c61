import { takeLeading } from 'typed-redux-saga';
import { lazilyInBackground } from '@/shared/saga';
import { saleChanged } from './catalogue.events';

export function* catalogueSaga() {
  yield* takeLeading(
    saleChanged,
    lazilyInBackground(() => import('./refetchPrices.saga').then((file) => file.refetchPrices)),
  );
}

import { useDispatch } from 'react-redux';
import { isCash } from '@/domain/payment';
import { openPaymentWindow } from '@/features/payment';
import { useT } from '@/shared/texts';
import { orderAgainConfirmed } from '../orders.events';

/** Returns what a press that orders again does; call it in the click handler, where popups are allowed. */
export function useOrderAgain() {
  const t = useT();
  const dispatch = useDispatch();
  return (again: ReturnType<typeof orderAgainConfirmed>['payload']) => {
    if (!isCash(again.paymentMethod)) openPaymentWindow(t('Processing...'));
    dispatch(orderAgainConfirmed(again));
  };
}

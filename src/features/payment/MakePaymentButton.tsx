import type { ButtonProps } from '@mui/material';
import { useDispatch } from 'react-redux';
import { useOpenPaymentMutation } from '@/api';
import type { PayableOrder } from '@/domain/order';
import { Unsent } from '@/core/notices';
import { useT } from '@/shared/texts';
import { BusyButton } from '@/shared/ui';
import { makePaymentPressed } from './payment.events';
import { makePaymentCall } from './payment.keys';
import { openPaymentWindow } from './paymentWindow';

interface MakePaymentButtonProps extends Pick<ButtonProps, 'size' | 'aria-label'> {
  order: PayableOrder;
}

/** Pays an existing order (R50). */
export function MakePaymentButton({ order, ...look }: MakePaymentButtonProps) {
  const t = useT();
  const dispatch = useDispatch();
  const [, { isLoading }] = useOpenPaymentMutation({ fixedCacheKey: makePaymentCall(order.orderId) });
  const press = () => {
    // Popups are allowed only inside the click handler.
    openPaymentWindow(t('Processing...'));
    dispatch(makePaymentPressed(order));
  };
  return (
    <>
      <BusyButton {...look} variant="contained" isBusy={isLoading} onClick={press}>
        {t('Make Payment')}
      </BusyButton>
      <Unsent press={makePaymentPressed(order)} onSend={press} opensWindow />
    </>
  );
}

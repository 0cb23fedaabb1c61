import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { overlayClosed } from '@/core/overlays';
import { useIsWriting } from '@/core/writes';
import { PaymentMethods, selectPaymentMethods } from '@/features/payment';
import { useT } from '@/shared/texts';
import { BusyButton, ShopDialog } from '@/shared/ui';
import { AGAIN_CALL } from '../orders.keys';
import type { OrderDialogAction } from '../orderDialogAction';
import { useOrderAgain } from './useOrderAgain';

/** Places the same order again; presets the previous payment method. */
export function OrderAgainDialog({ action }: { action: Extract<OrderDialogAction, { kind: 'again' }> }) {
  const t = useT();
  const dispatch = useDispatch();
  const methods = useSelector(selectPaymentMethods);
  const [chosen, setChosen] = useState(action.gateway);
  const isBusy = useIsWriting(AGAIN_CALL);
  const picked = methods.find(({ name }) => name === chosen) ?? methods[0];
  const close = () => dispatch(overlayClosed('order'));
  const orderAgain = useOrderAgain();
  return (
    <ShopDialog
      title={t('Order Again')}
      width={560}
      onClose={close}
      actions={
        <>
          <Button size="large" variant="outlined" color="inherit" onClick={close}>
            {t('Cancel')}
          </Button>
          {picked && (
            <BusyButton
              size="large"
              variant="contained"
              isBusy={isBusy}
              onClick={() => orderAgain({ orderId: action.orderId, paymentMethod: picked.name })}
            >
              {isBusy ? t('Processing...') : t('Place Order')}
            </BusyButton>
          )}
        </>
      }
    >
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>
        {t('The same items go to the same address, at today’s prices.')}
      </Typography>
      <PaymentMethods picked={picked?.name ?? null} onPick={setChosen} />
    </ShopDialog>
  );
}

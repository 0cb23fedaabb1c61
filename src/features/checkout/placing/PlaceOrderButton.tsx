import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { isCash } from '@/domain/payment';
import { openPaymentWindow } from '@/features/payment';
import { Unsent } from '@/core/notices';
import { usePreload, useSelect } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { BusyButton } from '@/shared/ui';
import { selectMissing, selectPaymentMethod } from '../checkout.selectors';
import { placeOrderPressed, selectCouponCode, selectIsPlacing } from '../checkout.slice';
import { typedCode } from '../typedCode';
import { loadPlacing } from './loadPlacing';
import { UnknownOrder } from './UnknownOrder';

interface PlaceOrderButtonProps {
  kind: CheckoutKind;
  /** A press submits a code that was typed, but not applied. */
  onCodeTried?: () => void;
}

/** Places one order however often it is pressed; with missing input the press leads to its step. */
export function PlaceOrderButton({ kind, onCodeTried }: PlaceOrderButtonProps) {
  usePreload(loadPlacing);
  const t = useT();
  const dispatch = useDispatch();
  const isPlacing = useSelector(selectIsPlacing);
  const method = useSelector(selectPaymentMethod);
  const isReady = useSelect(selectMissing, kind) === null;
  const couponCode = useSelect(selectCouponCode, kind);
  const press = () => {
    // A tap leaves the focus in a text field on iOS; its blur handler saves what was typed.
    const { activeElement: focused } = document;
    if (focused instanceof HTMLElement && !focused.matches('button')) focused.blur();
    // A code without a press on "Apply": its amount has to be seen first, so this press places nothing.
    const code = typedCode(kind, couponCode);
    if (code !== null) onCodeTried?.();
    // Popups are allowed only inside the click handler.
    if (code === null && isReady && method && !isCash(method.name)) openPaymentWindow(t('Processing...'));
    dispatch(placeOrderPressed(kind));
  };
  return (
    <>
      <BusyButton
        fullWidth
        size="large"
        variant="contained"
        isBusy={isPlacing}
        aria-describedby="order-missing"
        onClick={press}
      >
        {isPlacing ? t('Processing...') : t('Place Order')}
      </BusyButton>
      <Unsent press={placeOrderPressed(kind)} onSend={press} opensWindow />
      <UnknownOrder kind={kind} onLookUp={press} />
    </>
  );
}

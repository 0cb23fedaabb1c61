import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { useScreen } from '@/shared/hooks';
import { AddressStep } from './steps/AddressStep';
import { Columns, Steps } from './checkout.styles';
import { figuresRequested } from './summary/figures.events';
import { ItemsStep } from './steps/ItemsStep';
import { NoteStep } from './steps/NoteStep';
import { PaymentStep } from './steps/PaymentStep';
import { SummaryBar } from './summary/SummaryBar';
import { SummaryCard } from './summary/SummaryCard';
import { useCheckout } from './useCheckout';
import { useCoupon } from './useCoupon';

/** The steps to an order, with the summary beside them or at the foot of the screen. */
export function OrderBoard({ kind }: { kind: CheckoutKind }) {
  const dispatch = useDispatch();
  const view = useCheckout(kind);
  const coupon = useCoupon(view);
  const isWide = useScreen() === 'wide';
  const request = useEffectEvent(() => {
    // Figures fetched on another page may be stale; those of a running request are not.
    if (kind === 'cart' && !view.isBusy) dispatch(figuresRequested());
  });
  useEffect(() => request(), [kind]);
  return (
    <Columns>
      <Steps>
        <AddressStep kind={kind} />
        <ItemsStep view={view} coupon={coupon} />
        <PaymentStep kind={kind} />
        <NoteStep kind={kind} />
      </Steps>
      {isWide ? <SummaryCard view={view} coupon={coupon} /> : <SummaryBar view={view} coupon={coupon} />}
    </Columns>
  );
}

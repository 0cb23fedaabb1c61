import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { NO_PAYMENT_METHOD } from '@/domain/checkout';
import { PaymentMethods } from '@/features/payment';
import { useT } from '@/shared/texts';
import { selectPaymentMethod } from '../checkout.selectors';
import { paymentMethodPicked } from '../checkout.slice';
import { Step } from './Step';
import { useMissingHere } from './useMissingHere';

/** Step 3: the payment methods of the settings; none is preselected. */
export function PaymentStep({ kind }: { kind: CheckoutKind }) {
  const t = useT();
  const dispatch = useDispatch();
  const picked = useSelector(selectPaymentMethod);
  const missing = useMissingHere(kind, NO_PAYMENT_METHOD);
  return (
    <Step number={3} title={t('Payment method')} missing={missing}>
      <PaymentMethods
        picked={picked?.name ?? null}
        describedBy={missing.text === null ? undefined : missing.id}
        onPick={(name) => dispatch(paymentMethodPicked(name))}
      />
    </Step>
  );
}

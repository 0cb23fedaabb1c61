import { useDispatch, useSelector } from 'react-redux';
import { PaymentMethods } from '@/features/payment';
import { useT } from '@/shared/texts';
import { selectPaymentMethod } from '../checkout.selectors';
import { paymentMethodPicked } from '../checkout.slice';
import { Step } from './Step';

/** Step 3: the payment methods of the settings; none is preselected. */
export function PaymentStep() {
  const t = useT();
  const dispatch = useDispatch();
  const picked = useSelector(selectPaymentMethod);
  return (
    <Step number={3} title={t('Payment method')}>
      <PaymentMethods picked={picked?.name ?? null} onPick={(name) => dispatch(paymentMethodPicked(name))} />
    </Step>
  );
}

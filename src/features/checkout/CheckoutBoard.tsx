import { Button } from '@mui/material';
import { useSelector } from 'react-redux';
import { Link } from 'react-router';
import { paths } from '@/domain/paths';
import { EmptyBag, selectCart, selectCartError, selectIsCartLoading } from '@/features/cart';
import { useScreen } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { EmptyState } from '@/shared/ui';
import { AddressStep } from './AddressStep';
import { CheckoutError } from './CheckoutError';
import { Columns, Steps } from './checkoutParts';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { ItemsStep } from './ItemsStep';
import { NoteStep } from './NoteStep';
import { PaymentStep } from './PaymentStep';
import { SummaryBar } from './SummaryBar';
import { SummaryCard } from './SummaryCard';
import { useCheckout } from './useCheckout';
import { useNote } from './useNote';

/** The steps of a signed-in shopper, with the summary beside them or at the foot of the screen. */
export function CheckoutBoard() {
  const isLoading = useSelector(selectIsCartLoading);
  const error = useSelector(selectCartError);
  const { shops } = useSelector(selectCart);
  if (error) return <CheckoutError error={error} />;
  if (isLoading) return <CheckoutSkeleton />;
  if (shops.length === 0) return <NothingToBuy />;
  return <Board />;
}

function Board() {
  const view = useCheckout();
  const draft = useNote();
  const isWide = useScreen() === 'wide';
  return (
    <Columns>
      <Steps>
        <AddressStep />
        <ItemsStep shops={view.shops} />
        <PaymentStep />
        <NoteStep draft={draft} />
      </Steps>
      {isWide ? <SummaryCard view={view} note={draft.note} /> : <SummaryBar view={view} note={draft.note} />}
    </Columns>
  );
}

function NothingToBuy() {
  const t = useT();
  return (
    <EmptyState
      drawing={<EmptyBag />}
      title={t('Your cart is empty')}
      text={t('What you add stays here until you buy it or take it out.')}
      action={
        <Button variant="contained" component={Link} to={paths.products}>
          {t('Continue shopping')}
        </Button>
      }
    />
  );
}

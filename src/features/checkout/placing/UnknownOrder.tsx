import { FormHelperText } from '@mui/material';
import { useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { useT } from '@/shared/texts';
import { LinkButton } from '@/shared/ui';
import { selectIsPlacing, selectPress } from '../checkout.slice';

interface UnknownOrderProps {
  kind: CheckoutKind;
  /** Presses "Place Order", which looks up the earlier order before it places another one. */
  onLookUp: () => void;
}

/** Beside "Place Order" after a lost response: an order that may exist is looked up first (R81). */
export function UnknownOrder({ kind, onLookUp }: UnknownOrderProps) {
  const t = useT();
  const press = useSelector(selectPress);
  const isPlacing = useSelector(selectIsPlacing);
  if (isPlacing || press?.kind !== kind || press.isDenied) return null;
  return (
    <FormHelperText error component="div" role="status" sx={{ fontSize: '.875rem' }}>
      {t('We could not see whether your order was placed. Please look at your order history.')}{' '}
      <LinkButton type="button" onClick={onLookUp}>
        {t('Try again')}
      </LinkButton>
    </FormHelperText>
  );
}

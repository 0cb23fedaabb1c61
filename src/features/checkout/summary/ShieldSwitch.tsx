import { FormControlLabel, Switch } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useDispatch } from 'react-redux';
import { useSelect } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { smallText } from '@/shared/theme';
import { MoneyText } from '@/shared/ui';
import { selectShield, shieldToggled } from '../checkout.slice';
import type { CheckoutView } from '../useCheckout';

const Root = styled('div')({ display: 'grid' });

/** Keeps its line while the price is loading. */
const Charge = styled('small')(({ theme }) => ({
  ...smallText,
  minHeight: '1lh',
  marginBlockStart: theme.spacing(-2),
  color: theme.vars?.palette.text.secondary,
}));

/** Shipping protection with its price, if the server sends one; once enabled, it is among the figures. */
export function ShieldSwitch({ view }: { view: CheckoutView }) {
  const t = useT();
  const dispatch = useDispatch();
  const chargeId = useId();
  const { kind, checkout } = view;
  const isOn = useSelect(selectShield, kind);
  const charge = checkout?.shieldCharge ?? null;
  return (
    <Root>
      <FormControlLabel
        label={t('Shipping protection')}
        labelPlacement="start"
        control={
          <Switch
            // Its track ends where the figures do.
            sx={{ marginInlineEnd: -2.25 }}
            checked={isOn}
            onChange={() => dispatch(shieldToggled(kind))}
            slotProps={{ input: charge === null ? {} : { 'aria-describedby': chargeId } }}
          />
        }
        sx={{ mx: 0, justifyContent: 'space-between', minHeight: 44 }}
      />
      <Charge id={chargeId}>{charge !== null && <MoneyText amount={charge} />}</Charge>
    </Root>
  );
}

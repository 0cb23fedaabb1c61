import { FormControlLabel, Switch } from '@mui/material';
import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { useT } from '@/shared/texts';
import { selectShield, shieldToggled } from '../checkout.slice';

/** Shipping protection; once enabled, its price is among the figures. */
export function ShieldSwitch({ kind }: { kind: CheckoutKind }) {
  const t = useT();
  const dispatch = useDispatch();
  const isOn = useSelector((state: Parameters<typeof selectShield>[0]) => selectShield(state, kind));
  return (
    <FormControlLabel
      label={t('Shipping protection')}
      labelPlacement="start"
      control={<Switch checked={isOn} onChange={() => dispatch(shieldToggled(kind))} />}
      sx={{ mx: 0, justifyContent: 'space-between', minHeight: 44 }}
    />
  );
}

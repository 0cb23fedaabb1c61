import { FormControlLabel, Switch } from '@mui/material';
import { useDispatch, useSelector } from 'react-redux';
import { useT } from '@/shared/texts';
import { selectShield, shieldToggled } from './checkout.slice';

/** Shipping protection; what it costs is among the figures once it is on. */
export function ShieldSwitch() {
  const t = useT();
  const dispatch = useDispatch();
  const isOn = useSelector(selectShield);
  return (
    <FormControlLabel
      label={t('Shipping protection')}
      labelPlacement="start"
      control={<Switch checked={isOn} onChange={() => dispatch(shieldToggled())} />}
      sx={{ mx: 0, justifyContent: 'space-between', minHeight: 44 }}
    />
  );
}

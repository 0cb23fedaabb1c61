import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useDispatch, useSelector } from 'react-redux';
import { useT } from '@/shared/texts';
import type { Scheme } from './appearance.slice';
import { schemeChosen, selectScheme } from './appearance.slice';

/** Light, dark or as the device has it, side by side. */
export function SchemeChoice() {
  const t = useT();
  const dispatch = useDispatch();
  const scheme = useSelector(selectScheme);
  const choices: readonly { value: Scheme; name: string }[] = [
    { value: 'light', name: t('Light') },
    { value: 'dark', name: t('Dark') },
    { value: 'system', name: t('Automatic') },
  ];
  return (
    <ToggleButtonGroup exclusive fullWidth value={scheme} aria-label={t('Appearance')}>
      {choices.map(({ value, name }) => (
        <ToggleButton key={value} value={value} onClick={() => dispatch(schemeChosen(value))}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useT } from '@/shared/texts';
import { useSchemes } from './useSchemes';

/** Toggle buttons for the color scheme. */
export function SchemeChoice() {
  const t = useT();
  const schemes = useSchemes();
  const chosen = schemes.find(({ isChosen }) => isChosen)?.value;
  return (
    <ToggleButtonGroup exclusive fullWidth value={chosen} aria-label={t('Appearance')}>
      {schemes.map(({ value, name, choose }) => (
        <ToggleButton key={value} value={value} onClick={choose}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

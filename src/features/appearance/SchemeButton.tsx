import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { useT } from '@/shared/texts';
import { schemeChosen } from './appearance.slice';
import { useIsDark } from './useIsDark';

const Button = styled(ButtonBase)({
  minWidth: 36,
  minHeight: 36,
  '@media (pointer: coarse)': { minWidth: 44, minHeight: 44 },
});

/**
 * Toggles between light and dark, for visitors too; the user menu and the side menu also offer the device's
 * setting.
 */
export function SchemeButton() {
  const t = useT();
  const dispatch = useDispatch();
  const isDark = useIsDark();
  const Icon = isDark ? LightModeOutlined : DarkModeOutlined;
  return (
    <Button
      aria-label={isDark ? t('Light appearance') : t('Dark appearance')}
      onClick={() => dispatch(schemeChosen(isDark ? 'light' : 'dark'))}
    >
      <Icon sx={{ fontSize: '1rem' }} />
    </Button>
  );
}

import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';

/** Text button of the utility bar. */
export const UtilityButton = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(1.5),
  minHeight: 36,
  font: 'inherit',
  '@media (pointer: coarse)': { minHeight: 44 },
}));

import { ToggleButton } from '@mui/material';
import { styled } from '@mui/material/styles';

/** Choice inside a ToggleButtonGroup. */
export const ChoiceButton = styled(ToggleButton)(({ theme }) => ({
  flex: '1 1 auto',
  flexBasis: 0,
  minWidth: 'min-content',
  minHeight: 48,
  paddingBlock: theme.spacing(2),
  textTransform: 'none',
  borderColor: theme.vars?.palette.surface.controlLine,
  color: theme.vars?.palette.text.primary,
  '&.Mui-selected': {
    color: theme.vars?.palette.primary.dark,
    backgroundColor: theme.vars?.palette.primary.soft,
    boxShadow: `inset 0 0 0 1px ${theme.vars?.palette.primary.main}`,
  },
}));

import { Card } from '@mui/material';
import { styled } from '@mui/material/styles';
import { elevation, smallText } from '@/shared/theme';

/** Shared by the card and its skeleton, so that both have the same size. */
export const ShopCardRoot = styled(Card)({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 12,
  transition: 'box-shadow 200ms, border-color 200ms',
  '@media (hover: hover)': {
    '&:hover': { borderColor: 'transparent', boxShadow: elevation.raised },
  },
});

export const ShopCardBody = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 2,
  padding: theme.spacing(0, 4, 4),
}));

export const ShopCardLine = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  marginBlockStart: theme.spacing(2),
  minWidth: 0,
  ...smallText,
}));

export const ShopCardDetails = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(2),
  margin: 0,
  fontSize: '.75rem',
  color: theme.vars?.palette.text.secondary,
}));

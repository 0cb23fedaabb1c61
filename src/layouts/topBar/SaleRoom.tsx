import { styled } from '@mui/material/styles';
import { clampedTo } from '@/shared/theme';
import { visuallyHidden } from '@/shared/ui';
import { FlashLink } from './FlashLink';

/**
 * The flash sale in the bar of phones and tablets, which have no navigation row (R93). Its room exists before
 * the sale is known, so that nothing moves when it appears.
 */
const Room = styled('div')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  containerType: 'inline-size',
  [theme.breakpoints.up('sm')]: { flex: '0 0 44px' },
  '& > a': { maxWidth: '100%', minWidth: 44 },
  '& > a > span': {
    ...clampedTo(2),
    whiteSpace: 'normal',
    fontSize: '.75rem',
    lineHeight: 1.25,
  },
  '@container (max-width: 6rem)': {
    '& > a': { width: 44, [theme.breakpoints.up('sm')]: { justifyContent: 'center' } },
    '& > a > span': visuallyHidden,
  },
  '@container (max-width: 43px)': { '& > a': { display: 'none' } },
}));

export function SaleRoom() {
  return (
    <Room>
      <FlashLink isShort />
    </Room>
  );
}

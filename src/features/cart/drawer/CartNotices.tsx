import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { selectNotices } from '@/core/notices';
import { ShownNotice } from './ShownNotice';
import { useHasNoticesInCart } from './useHasNoticesInCart';

const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'center',
  padding: theme.spacing(0, 4, 3),
  backgroundColor: theme.vars?.palette.surface.muted,
  '&& > *': { width: '100%' },
}));

/** On small screens notices are rendered between the cart's lines and its foot, and cover neither. */
export function CartNotices() {
  const isHere = useHasNoticesInCart();
  const notices = useSelector(selectNotices);
  if (!isHere || notices.length === 0) return null;
  return (
    <Strip>
      {notices.map((notice) => (
        <ShownNotice key={notice.id} notice={notice} />
      ))}
    </Strip>
  );
}

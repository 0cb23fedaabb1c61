import { styled } from '@mui/material/styles';
import { useSelector } from 'react-redux';
import { selectNotices } from '@/features/notices';
import { useScreen } from '@/shared/hooks';
import { ShownNotice } from './ShownNotice';

const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  justifyItems: 'center',
  padding: theme.spacing(0, 4, 3),
  backgroundColor: theme.vars?.palette.surface.muted,
}));

/** On a phone the cart fills the screen: notices stand between its lines and its foot, and cover neither. */
export function CartNotices() {
  const isPhone = useScreen() === 'phone';
  const notices = useSelector(selectNotices);
  if (!isPhone || notices.length === 0) return null;
  return (
    <Strip>
      {notices.map((notice) => (
        <ShownNotice key={notice.id} notice={notice} />
      ))}
    </Strip>
  );
}

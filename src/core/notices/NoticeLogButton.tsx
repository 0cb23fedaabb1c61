import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { ButtonBase } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useDispatch } from 'react-redux';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';

const Button = styled(ButtonBase)(({ theme }) => ({
  gap: theme.spacing(1.5),
  minHeight: 36,
  font: 'inherit',
  '@media (pointer: coarse)': { minHeight: 44 },
}));

/** Button in the utility bar that opens the notices of this visit. */
export function NoticeLogButton() {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <Button aria-haspopup="dialog" onClick={() => dispatch(overlayOpened({ name: 'notices' }))}>
      <NotificationsNoneOutlined sx={{ fontSize: '1rem' }} />
      {t('Notices')}
    </Button>
  );
}

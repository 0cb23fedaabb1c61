import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import { useDispatch } from 'react-redux';
import { overlayOpened } from '@/core/overlays';
import { useT } from '@/shared/texts';
import { UtilityButton } from '@/shared/ui';

/** Button in the utility bar that opens the notices of this visit. */
export function NoticeLogButton() {
  const t = useT();
  const dispatch = useDispatch();
  return (
    <UtilityButton aria-haspopup="dialog" onClick={() => dispatch(overlayOpened({ name: 'notices' }))}>
      <NotificationsNoneOutlined sx={{ fontSize: '1rem' }} />
      {t('Notices')}
    </UtilityButton>
  );
}

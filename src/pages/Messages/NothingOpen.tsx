import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { styled } from '@mui/material/styles';
import { useT } from '@/shared/texts';
import { EmptyState } from '@/shared/ui';

const Room = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: theme.vars?.palette.surface.muted,
}));

/** Beside the list, before one of its conversations is chosen. */
export function NothingOpen() {
  const t = useT();
  return (
    <Room>
      <EmptyState
        drawing={<ForumOutlined aria-hidden color="primary" sx={{ fontSize: 64 }} />}
        title={t('Choose a conversation')}
        text={t('What you and the shop have said is shown here.')}
      />
    </Room>
  );
}

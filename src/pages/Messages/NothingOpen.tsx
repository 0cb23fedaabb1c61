import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { useT } from '@/shared/texts';
import { EmptyState } from '@/shared/ui';
import { Background } from './Background';

/** Placeholder beside the list. */
export function NothingOpen() {
  const t = useT();
  return (
    <Background>
      <EmptyState
        drawing={<ForumOutlined aria-hidden color="primary" sx={{ fontSize: 64 }} />}
        title={t('Choose a conversation')}
        text={t('What you and the shop have said is shown here.')}
      />
    </Background>
  );
}

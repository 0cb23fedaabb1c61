import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { chatApi } from '@/api';
import { useT } from '@/shared/texts';
import { EmptyState } from '@/shared/ui';
import { Background } from './Background';

/** Placeholder beside the list; empty if there are no conversations. */
export function NothingOpen({ search }: { search: string }) {
  const t = useT();
  const { currentData } = chatApi.endpoints.getConversations.useInfiniteQueryState(search);
  const hasNone = currentData?.pages.every(({ data }) => data.length === 0);
  return (
    <Background>
      {!hasNone && (
        <EmptyState
          drawing={<ForumOutlined aria-hidden color="primary" sx={{ fontSize: 64 }} />}
          title={t('Choose a conversation')}
          text={t('What you and the shop have said is shown here.')}
        />
      )}
    </Background>
  );
}

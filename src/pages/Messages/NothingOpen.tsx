import { QuietCounter } from '@/features/chat';
import { useT } from '@/shared/texts';
import { EmptyState } from '@/shared/ui';
import { Background } from './Background';

/** Placeholder beside the list. */
export function NothingOpen() {
  const t = useT();
  return (
    <Background>
      <EmptyState
        drawing={<QuietCounter />}
        title={t('Choose a conversation')}
        text={t('What you and the shop have said is shown here.')}
      />
    </Background>
  );
}

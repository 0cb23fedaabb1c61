import { Button } from '@mui/material';
import { conversationAddress } from '@/domain/messagesUrlState';
import { QuietCounter } from '@/features/chat';
import { useT } from '@/shared/texts';
import { EmptyState, Link } from '@/shared/ui';
import { Background } from './Background';

/** Shown when the shop id in the URL is unknown. */
export function NoSuchShop({ search }: { search: string }) {
  const t = useT();
  return (
    <Background>
      <EmptyState
        drawing={<QuietCounter />}
        title={t('Shop not found')}
        action={
          <Button
            variant="contained"
            component={Link}
            to={conversationAddress({ shopId: null, search })}
            replace
          >
            {t('Back to all conversations')}
          </Button>
        }
      />
    </Background>
  );
}

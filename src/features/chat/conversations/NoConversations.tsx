import { Button } from '@mui/material';
import type { MessagesUrlState } from '@/domain/messagesUrlState';
import { conversationAddress } from '@/domain/messagesUrlState';
import { paths } from '@/domain/paths';
import { useSettings } from '@/core/settings';
import { useT } from '@/shared/texts';
import { EmptyState, Link } from '@/shared/ui';
import { QuietCounter } from './QuietCounter';

/** Empty state of the list: no conversations yet, or none that match the search. */
export function NoConversations({ search, shopId }: MessagesUrlState) {
  const t = useT();
  const { isMultiVendor } = useSettings();
  if (search)
    return (
      <EmptyState
        drawing={<QuietCounter />}
        title={t('No shop of that name')}
        action={
          <Button variant="outlined" component={Link} to={conversationAddress({ shopId, search: '' })}>
            {t('Clear the search')}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing={<QuietCounter />}
      title={t('No conversations yet')}
      text={t('Press Chat at a shop or a product to ask about it.')}
      action={
        <Button variant="contained" component={Link} to={isMultiVendor ? paths.shops : paths.products}>
          {isMultiVendor ? t('See all shops') : t('See all products')}
        </Button>
      }
    />
  );
}

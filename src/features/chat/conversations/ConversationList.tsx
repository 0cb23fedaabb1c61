import { styled } from '@mui/material/styles';
import { useErrorMessage, useGetConversationsInfiniteQuery } from '@/api';
import type { ShopId } from '@/domain/ids';
import { useT } from '@/shared/texts';
import { unstyledList } from '@/shared/theme';
import { BusyButton, intoPane, SectionError } from '@/shared/ui';
import { FallbackFocus } from '../FallbackFocus';
import { ConversationRow } from './ConversationRow';
import { ConversationsSkeleton } from './ConversationsSkeleton';
import { NoConversations } from './NoConversations';
import { rovingKeys } from './rovingKeys';

const List = styled('ul')(({ theme }) => ({
  ...unstyledList,
  containerType: 'inline-size',
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars?.palette.divider}` },
}));

const More = styled('div')(({ theme }) => ({ padding: theme.spacing(3), textAlign: 'center' }));

interface ConversationListProps {
  /** Part of a shop's name; empty lists all conversations. */
  search: string;
  /** Id of the open conversation's shop. */
  openId: ShopId | null;
}

/** Conversations, latest first, 20 per page. */
export function ConversationList({ search, openId }: ConversationListProps) {
  const t = useT();
  const {
    currentData,
    error,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useGetConversationsInfiniteQuery(search, { refetchOnMountOrArgChange: true });
  const label = useErrorMessage(error);
  if (!currentData)
    return error ? (
      <FallbackFocus>
        <SectionError message={label} onRetry={() => void refetch()} />
      </FallbackFocus>
    ) : (
      <ConversationsSkeleton />
    );
  // A conversation that moved up between two page requests is in both pages.
  const all = new Map(currentData.pages.flatMap(({ data }) => data).map((one) => [one.shop.id, one]));
  if (all.size === 0)
    return (
      <FallbackFocus>
        <NoConversations search={search} shopId={openId} />
      </FallbackFocus>
    );
  return (
    <>
      <List aria-label={t('Conversations')} onKeyDown={rovingKeys}>
        {[...all.values()].map((conversation) => (
          <li key={conversation.shop.id} ref={conversation.shop.id === openId ? intoPane : undefined}>
            <ConversationRow
              conversation={conversation}
              search={search}
              isOpen={conversation.shop.id === openId}
            />
          </li>
        ))}
      </List>
      {hasNextPage && (
        <More>
          <div role="status" dir="auto">
            {isFetchNextPageError && !isFetchingNextPage && label}
          </div>
          <BusyButton isBusy={isFetchingNextPage} size="small" onClick={() => void fetchNextPage()}>
            {t('Show more')}
          </BusyButton>
        </More>
      )}
    </>
  );
}

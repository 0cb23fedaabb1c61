import { useId } from 'react';
import { Card, GlobalStyles, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useSearchParams } from 'react-router';
import { chatApi } from '@/api';
import { readMessagesUrlState } from '@/domain/messagesUrlState';
import { ConversationList, ConversationPane } from '@/features/chat';
import { TWO_PANES, useHasTwoPanes } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';
import { BackToList } from './BackToList';
import { Background } from './Background';
import { NoSuchShop } from './NoSuchShop';
import { NothingOpen } from './NothingOpen';
import { SearchConversations } from './SearchConversations';
import { useFocusAlong } from './useFocusAlong';
import { useOpenByItself } from './useOpenByItself';
import { useShopOf } from './useShopOf';

const Board = styled(Card)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Fills the height that is visible below the top bars.
  height: 'max(136px, min(480px, 100dvh - 100px), 100dvh - 200px)',
  overflow: 'hidden',
  [theme.breakpoints.down('md')]: { height: 'max(136px, 100dvh - 100px - var(--bottom-bar, 0px))' },
  // One pane: the list, or the open conversation.
  '&[data-open] > section, &:not([data-open]) > div': { display: 'none' },
  [`@media ${TWO_PANES}`]: {
    '&:not([data-alone])': {
      gridTemplateColumns: 'minmax(272px, 34%) minmax(0, 1fr)',
      '& > section, & > div': { display: 'flex' },
      '& > section': { borderInlineEnd: `1px solid ${theme.vars?.palette.divider}` },
    },
  },
  [theme.breakpoints.down('sm')]: {
    // Fills the height between the top bar and the bottom bar.
    height: 'calc(100dvh - 120px - var(--bottom-bar, 0px))',
    minHeight: 200,
    // With the on-screen keyboard open, the field stays above the bottom bar.
    '&:has(form:focus-within)': { minHeight: 136 },
    marginInline: theme.spacing(-4),
    border: 0,
    borderRadius: 0,
  },
}));

const Shops = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& > div:first-of-type': {
    display: 'grid',
    gap: theme.spacing(3),
    padding: theme.spacing(4.5, 4.5, 3),
    borderBlockEnd: `1px solid ${theme.vars?.palette.divider}`,
  },
  '& > :last-child': { flex: 1, overflowY: 'auto', '&:focus-visible': { outlineOffset: -3 } },
}));

const Conversation = styled('div')({ display: 'flex', minWidth: 0, minHeight: 0 });

/** Toasts and the line of a lost network are above the field. */
const messagesAboveField = (
  <GlobalStyles styles={{ ':root': { '--chat-foot': 'calc(var(--bottom-bar) + var(--composer, 0px))' } }} />
);

/**
 * Conversations, and beside them, where there is room, the one in the URL, else the newest (specification §2,
 * R85).
 */
export function Messages() {
  const t = useT();
  const listId = useId();
  const titleId = useId();
  const hasTwoPanes = useHasTwoPanes();
  const [parameters] = useSearchParams();
  const urlState = readMessagesUrlState(parameters);
  const { shopId: chosen, search } = urlState;
  const board = useFocusAlong(chosen);
  const { currentData, isFetching } = chatApi.endpoints.getConversations.useInfiniteQueryState(search);
  const openByItself = useOpenByItself(urlState, isFetching ? undefined : currentData?.pages[0]?.data[0]);
  const open = chosen ?? openByItself;
  const shop = useShopOf(open, search);
  const hasNone = currentData?.pages.every(({ data }) => data.length === 0) ?? false;
  return (
    <Board
      ref={board}
      data-open={chosen !== null || undefined}
      data-alone={(open === null && hasNone) || undefined}
    >
      {messagesAboveField}
      <Shops aria-labelledby={listId}>
        <div>
          <Typography id={listId} variant="h1" sx={{ fontSize: '1.5rem' }}>
            {t('Messages')}
          </Typography>
          <SearchConversations search={search} />
        </div>
        <div tabIndex={-1} data-part="list" data-pane>
          <ConversationList search={search} openId={open} />
        </div>
      </Shops>
      <Conversation data-part="talk">
        {/* The list with its heading is hidden. */}
        {!hasTwoPanes && chosen !== null && <VisuallyHidden as="h1">{t('Messages')}</VisuallyHidden>}
        {open === null ? (
          currentData ? (
            <NothingOpen />
          ) : (
            <Background />
          )
        ) : shop === undefined ? (
          <NoSuchShop search={search} />
        ) : (
          <ConversationPane
            key={open}
            shopId={open}
            shop={shop}
            titleId={titleId}
            back={<BackToList search={search} />}
          />
        )}
      </Conversation>
    </Board>
  );
}

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useGetMessagesQuery, useOwnErrorMessage } from '@/api';
import type { ChatShop } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { SectionError } from '@/shared/ui';
import { selectOutgoing } from '../chat.selectors';
import { Composer } from '../composer/Composer';
import { PassingOn } from '../PassingOn';
import { ConversationHead } from './ConversationHead';
import { LogSkeleton } from './LogSkeleton';
import { MessageLog } from './MessageLog';
import { StaleNote } from './StaleNote';
import { UnknownLog } from './UnknownLog';

const Container = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minWidth: 0,
  minHeight: 0,
  // The focus ring is drawn on the head, because the messages would cover one around the section.
  '&:focus-visible': { outline: 0 },
  '&:focus-visible > :first-of-type': {
    outline: `3px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: -3,
  },
}));

interface ConversationPaneProps {
  shopId: ShopId;
  /** Shop as the caller has it; details from the newest message take precedence. */
  shop: ChatShop | null;
  titleId: string;
  back?: ReactNode;
  close?: ReactNode;
}

/** A conversation: header, messages and the composer. */
export function ConversationPane({
  shopId,
  shop: known,
  titleId,

  back,
  close,
}: ConversationPaneProps) {
  const { currentData, error, refetch } = useGetMessagesQuery(shopId, { refetchOnMountOrArgChange: true });
  const label = useOwnErrorMessage(error);
  const outgoing = useSelector(selectOutgoing).filter((one) => one.shopId === shopId);
  const isKnown = currentData !== undefined && !currentData.isPartial;
  const messages = currentData?.shop;
  const shop = messages ? { ...messages, isOnline: messages.isOnline ?? known?.isOnline ?? null } : known;
  const refetchAll = () => void refetch();
  return (
    <Container aria-labelledby={titleId} tabIndex={-1}>
      <ConversationHead shop={shop} titleId={titleId} back={back} close={close} />
      <StaleNote hasFailed={isKnown && error !== undefined} onRefresh={refetchAll} />
      {isKnown ? (
        <MessageLog
          key={shopId}
          shopId={shopId}
          shopName={shop?.name ?? ''}
          known={currentData}
          outgoing={outgoing}
        />
      ) : (
        <UnknownLog messages={currentData?.messages} outgoing={outgoing}>
          {error ? (
            <PassingOn>
              <SectionError message={label} onRetry={refetchAll} />
            </PassingOn>
          ) : (
            <LogSkeleton />
          )}
        </UnknownLog>
      )}
      <Composer key={`to ${shopId}`} shopId={shopId} />
    </Container>
  );
}

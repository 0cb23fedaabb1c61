import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { useGetMessagesQuery, useOwnErrorMessage } from '@/api';
import type { ChatShop } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { useT } from '@/shared/texts';
import { SectionError } from '@/shared/ui';
import { selectOutgoing } from '../chat.selectors';
import type { ComposerHandle } from '../composer/Composer';
import { Composer } from '../composer/Composer';
import { useFileDrop } from '../composer/useFileDrop';
import { FallbackFocus } from '../FallbackFocus';
import { ConversationHead } from './ConversationHead';
import { LogSkeleton } from './LogSkeleton';
import { MessageLog } from './MessageLog';
import { StaleNote } from './StaleNote';
import { UnknownLog } from './UnknownLog';

const Container = styled('section')(({ theme }) => ({
  position: 'relative',
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

/** Covers the conversation while a file is dragged over it. */
const DropVeil = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  fontWeight: 700,
  color: theme.vars?.palette.primary.main,
  border: `3px dashed ${theme.vars?.palette.primary.main}`,
  backgroundColor: `color-mix(in srgb, ${theme.vars?.palette.background.paper} 88%, transparent)`,
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
export function ConversationPane({ shopId, shop: known, titleId, back, close }: ConversationPaneProps) {
  const t = useT();
  const composer = useRef<ComposerHandle>(null);
  const { currentData, error, refetch } = useGetMessagesQuery(shopId, { refetchOnMountOrArgChange: true });
  const label = useOwnErrorMessage(error);
  const outgoing = useSelector(selectOutgoing).filter((one) => one.shopId === shopId);
  const isKnown = currentData !== undefined && !currentData.isPartial;
  const mostPhotos = isKnown ? (currentData.mostPhotos ?? 0) : null;
  const { isOver, dropProps } = useFileDrop(
    mostPhotos !== null && mostPhotos > 0 ? (files) => composer.current?.addPhotos(files) : null,
  );
  const messages = currentData?.shop;
  const shop = messages ? { ...messages, isOnline: messages.isOnline ?? known?.isOnline ?? null } : known;
  const shopName = shop?.name ?? '';
  const refetchAll = () => void refetch();
  return (
    <Container aria-labelledby={titleId} tabIndex={-1} {...dropProps}>
      <ConversationHead shop={shop} titleId={titleId} back={back} close={close} />
      <StaleNote hasFailed={isKnown && error !== undefined} onRefresh={refetchAll} />
      {isKnown ? (
        <MessageLog
          key={shopId}
          shopId={shopId}
          shopName={shopName}
          known={currentData}
          outgoing={outgoing}
        />
      ) : (
        <UnknownLog shopName={shopName} messages={currentData?.messages} outgoing={outgoing}>
          {error ? (
            <FallbackFocus>
              <SectionError message={label} onRetry={refetchAll} />
            </FallbackFocus>
          ) : (
            <LogSkeleton />
          )}
        </UnknownLog>
      )}
      <Composer key={`to ${shopId}`} ref={composer} shopId={shopId} mostPhotos={mostPhotos} />
      {isOver && <DropVeil aria-hidden>{t('Drop photos here')}</DropVeil>}
    </Container>
  );
}

import { styled } from '@mui/material/styles';
import type { Conversation } from '@/domain/chat';
import { conversationAddress } from '@/domain/messagesUrlState';
import { ShopLogo } from '@/features/shops';
import { useFormats, useT } from '@/shared/texts';
import { CountBadge, Link, ownEnd, VisuallyHidden } from '@/shared/ui';

const NARROW = '@container (max-width: 20rem)';

const Row = styled(Link)(({ theme }) => ({
  display: 'grid',
  gridTemplate: '"logo name end" auto "logo message end" auto / 48px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: theme.spacing(3),
  padding: theme.spacing(3.5, 4.5),
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars?.palette.surface.muted },
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': {
    backgroundColor: theme.vars?.palette.primary.soft,
    borderInlineStart: `3px solid ${theme.vars?.palette.primary.main}`,
    paddingInlineStart: `calc(${theme.spacing(4.5)} - 3px)`,
  },
  '& > span:first-of-type': { gridArea: 'logo' },
  '& b, & small': ownEnd,
  '& b': { gridArea: 'name', fontWeight: 500 },
  '& small': { gridArea: 'message', fontSize: '.875rem', color: theme.vars?.palette.text.secondary },
  '&[data-unread] b, &[data-unread] small': { fontWeight: 700, color: theme.vars?.palette.text.primary },
  // In a narrow list the name has its own line.
  [NARROW]: {
    gridTemplate: '"logo name" auto "logo message" auto "logo end" auto / 48px minmax(0, 1fr)',
  },
}));

const End = styled('span')(({ theme }) => ({
  gridArea: 'end',
  display: 'grid',
  justifyItems: 'end',
  gap: theme.spacing(1.5),
  maxWidth: '6rem',
  fontSize: '.75rem',
  textAlign: 'end',
  color: theme.vars?.palette.text.secondary,
  [NARROW]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    maxWidth: 'none',
    textAlign: 'start',
  },
}));

interface ConversationRowProps {
  conversation: Conversation;
  /** Current search term, kept in the link. */
  search: string;
  isOpen: boolean;
}

/** Row of the list: the shop, its last message, the time and the unread count. */
export function ConversationRow({ conversation, search, isOpen }: ConversationRowProps) {
  const t = useT();
  const formats = useFormats();
  const { shop, lastMessage, lastPhotos = 0, lastMessageTime, unread } = conversation;
  const isEmpty = lastMessage === null && lastPhotos === 0 && !lastMessageTime;
  const withoutText = lastPhotos > 1 ? t('Photos') : lastPhotos === 1 ? t('Photo') : t('A product');
  return (
    <Row
      to={conversationAddress({ shopId: shop.id, search })}
      data-shop={shop.id}
      data-unread={unread > 0 || undefined}
      {...(isOpen && { 'aria-current': 'true' })}
    >
      <ShopLogo src={shop.logo} size={48} />
      <b dir="auto">{shop.name}</b>
      <small dir="auto">{isEmpty ? t('Nothing has been said yet.') : (lastMessage ?? withoutText)}</small>
      <End>
        {lastMessageTime}
        <CountBadge count={unread} />
        {unread > 0 && (
          <VisuallyHidden>
            {t('Unread')}: {formats.number(unread)}
          </VisuallyHidden>
        )}
      </End>
    </Row>
  );
}

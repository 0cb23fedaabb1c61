import SendOutlined from '@mui/icons-material/SendOutlined';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { startTransition, useId, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { LONGEST_MESSAGE, hasContent } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { random, serverNow } from '@/shared/adapters';
import { useDirection, useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';
import { messageSubmitted } from '../chat.slice';
import type { GrowingFieldHandle } from './GrowingField';
import { GrowingField } from './GrowingField';
import { useDraft } from './useDraft';

const Bar = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 4),
  paddingBlockEnd: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  '& > small': { gridColumn: '1 / -1', color: theme.vars?.palette.text.secondary },
  '& > small[data-over]': { color: theme.vars?.palette.error.main },
}));

const Send = styled(IconButton)(({ theme }) => ({
  width: 44,
  height: 44,
  color: theme.vars?.palette.primary.contrastText,
  backgroundColor: theme.vars?.palette.primary.main,
  '&:hover': { backgroundColor: theme.vars?.palette.primary.dark },
  '&[aria-disabled=true]': {
    color: theme.vars?.palette.text.disabled,
    backgroundColor: theme.vars?.palette.surface.strong,
  },
  '&[data-mirrored] svg': { scale: '-1 1' },
}));

/** Length from which the character counter is shown. */
const REMAINING_SHOWN_FROM = LONGEST_MESSAGE - 1000;

/** The composer keeps only these derived values in state, so that most key presses cause no render. */
const canBeSent = (text: string) => hasContent(text) && text.trim().length <= LONGEST_MESSAGE;
const announcedLengthOf = (text: string) => (text.length > REMAINING_SHOWN_FROM ? text.trim().length : null);

/** Specification §6: "empty text not sent; Enter sends, Shift+Enter adds a line break". */
export function Composer({ shopId }: { shopId: ShopId }) {
  const t = useT();
  const dispatch = useDispatch();
  const hintId = useId();
  const isRtl = useDirection() === 'rtl';
  const [initialText, keep] = useDraft(shopId);
  const [canSend, setCanSend] = useState(canBeSent(initialText));
  const [announcedLength, setAnnouncedLength] = useState(announcedLengthOf(initialText));
  const field = useRef<GrowingFieldHandle>(null);
  const write = (text: string) => {
    keep(text);
    // The input updates first; the button's color may follow a frame later.
    startTransition(() => {
      setCanSend(canBeSent(text));
      setAnnouncedLength(announcedLengthOf(text));
    });
  };
  const send = () => {
    const text = field.current?.text() ?? '';
    if (!canBeSent(text)) return;
    const written = { shopId, text: text.trim(), key: random.uuid(), at: serverNow() };
    dispatch(messageSubmitted({ ...written, state: 'waiting' }));
    field.current?.empty();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter confirms the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Bar
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <GrowingField
        label={t('Your message')}
        placeholder={t('Write a message')}
        ref={field}
        initialText={initialText}
        onWrite={write}
        onKeyDown={handleKeyDown}
        describedBy={hintId}
      />
      <Send type="submit" aria-label={t('Send')} aria-disabled={!canSend} data-mirrored={isRtl || undefined}>
        <SendOutlined fontSize="small" />
      </Send>
      {announcedLength !== null ? (
        <small id={hintId} role="status" data-over={announcedLength > LONGEST_MESSAGE || undefined}>
          {t('{length} of {most} characters', { length: announcedLength, most: LONGEST_MESSAGE })}
        </small>
      ) : (
        <VisuallyHidden id={hintId}>{t('Enter sends, Shift and Enter begin a new line.')}</VisuallyHidden>
      )}
    </Bar>
  );
}

import SendOutlined from '@mui/icons-material/SendOutlined';
import { IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import { startTransition, useId, useImperativeHandle, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { LONGEST_MESSAGE, hasContent } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { random, serverNow } from '@/shared/adapters';
import { PhotoPreviews, RefusedFiles } from '@/shared/forms/files';
import { useHeightVariable } from '@/shared/hooks';
import { useDirection, useT } from '@/shared/texts';
import { VisuallyHidden } from '@/shared/ui';
import { messageSubmitted } from '../chat.slice';
import { AttachButton } from './AttachButton';
import type { GrowingFieldHandle } from './GrowingField';
import { GrowingField } from './GrowingField';
import { useDraft } from './useDraft';
import { usePhotos } from './usePhotos';

const Bar = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(2),
  padding: theme.spacing(3, 4),
  paddingBlockEnd: `calc(${theme.spacing(3)} + env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${theme.vars?.palette.divider}`,
  '& > small': { flex: '1 0 100%', color: theme.vars?.palette.text.secondary },
  '& > small[data-over]': { color: theme.vars?.palette.error.main },
}));

/** Previews and what was refused, above the field. */
const Photos = styled('div')(({ theme }) => ({
  flex: '1 0 100%',
  '--preview-size': '80px',
  // Photos and refusals leave room for the messages.
  maxHeight: '30vh',
  overflowY: 'auto',
  '&:empty': { display: 'none' },
  '& > ul': { gap: theme.spacing(2), padding: theme.spacing(1) },
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

type Written = 'nothing' | 'text' | 'tooLong';

/** The composer keeps only these derived values in state, so that most key presses cause no render. */
const writtenIn = (text: string): Written => {
  if (text.trim().length > LONGEST_MESSAGE) return 'tooLong';
  return hasContent(text) ? 'text' : 'nothing';
};
const announcedLengthOf = (text: string) => (text.length > REMAINING_SHOWN_FROM ? text.trim().length : null);

/** Imperative handle of the composer. */
export interface ComposerHandle {
  addPhotos: (files: readonly File[]) => void;
}

interface ComposerProps {
  shopId: ShopId;
  /** Number of photos that a message may have; 0 for none, null until the conversation has loaded. */
  mostPhotos: number | null;
  ref: Ref<ComposerHandle>;
}

/** Specification §6: "empty text not sent; Enter sends, Shift+Enter adds a line break". */
export function Composer({ shopId, mostPhotos, ref }: ComposerProps) {
  const t = useT();
  const dispatch = useDispatch();
  const hintId = useId();
  const isRtl = useDirection() === 'rtl';
  const [initialText, keep] = useDraft(shopId);
  const { photos, refused, hasTooMany, ...chosen } = usePhotos(shopId, mostPhotos);
  const [written, setWritten] = useState(writtenIn(initialText));
  const [announcedLength, setAnnouncedLength] = useState(announcedLengthOf(initialText));
  const field = useRef<GrowingFieldHandle>(null);
  const attach = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => ({ addPhotos: chosen.add }));
  const takesPhotos = mostPhotos !== null && mostPhotos > 0;
  const canBeSent = (is: Written) =>
    !hasTooMany && (is === 'text' || (is === 'nothing' && photos.length > 0));
  const barRef = useHeightVariable('--composer');
  const write = (text: string) => {
    keep(text);
    // The input updates first; the button's color may follow a frame later.
    startTransition(() => {
      setWritten(writtenIn(text));
      setAnnouncedLength(announcedLengthOf(text));
    });
  };
  const send = () => {
    const text = field.current?.text() ?? '';
    if (!canBeSent(writtenIn(text))) return;
    const message = {
      shopId,
      text: hasContent(text) ? text.trim() : '',
      key: random.uuid(),
      at: serverNow(),
    };
    const attached = photos.length > 0 && { photos: [...photos] };
    dispatch(messageSubmitted({ ...message, ...attached, state: 'waiting' }));
    field.current?.empty();
    chosen.empty();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter confirms the composition.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const handlePaste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Copied from a text with pictures, the text is pasted.
    if (!takesPhotos || files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    chosen.add(Array.from(files));
  };
  return (
    <Bar
      ref={barRef}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Photos aria-live="polite">
        {photos.length > 0 && (
          <PhotoPreviews
            files={photos}
            onRemove={(file) => {
              chosen.remove(file);
              // The pressed button unmounts.
              attach.current?.focus();
            }}
            onNotShown={chosen.notShown}
          />
        )}
        {refused.length > 0 && <RefusedFiles refused={refused} />}
      </Photos>
      <GrowingField
        label={t('Your message')}
        placeholder={t('Write a message')}
        ref={field}
        initialText={initialText}
        onWrite={write}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        describedBy={hintId}
      />
      {takesPhotos && <AttachButton ref={attach} onFiles={chosen.add} />}
      <Send
        type="submit"
        aria-label={t('Send')}
        aria-disabled={!canBeSent(written)}
        data-mirrored={isRtl || undefined}
      >
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

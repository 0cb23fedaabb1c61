import SendOutlined from '@mui/icons-material/SendOutlined';
import { GlobalStyles, TextField } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { useReplyToTicketMutation } from '@/api';
import { useIsWriting } from '@/core/writes';
import { saveDraft, withDraft } from '@/shared/drafts';
import { UnsentNote } from '@/shared/forms';
import { useHeightVariable, usePreload } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { BusyButton } from '@/shared/ui';
import { loadReplying } from './loadSagas';
import { replySubmitted } from './support.events';
import { replyCallOf } from './support.keys';

const Form = styled('form')(({ theme }) => ({
  position: 'sticky',
  insetBlockEnd: 'var(--bottom-bar)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(3),
  backgroundColor: theme.vars?.palette.background.default,
}));

const NoteRow = styled('div')({ gridColumn: '1 / -1' });

/** Toasts and the line of a lost network are above the field (R76). */
const noticesAboveField = (
  <GlobalStyles styles={{ ':root': { '--chat-foot': 'calc(var(--bottom-bar) + var(--reply, 0px))' } }} />
);

/** Reply field that grows to five lines and keeps its text until the reply has been sent. */
export function Composer({ number }: { number: string }) {
  usePreload(loadReplying);
  const t = useT();
  const dispatch = useDispatch();
  const formRef = useHeightVariable('--reply');
  const name = replyCallOf(number);
  const [, call] = useReplyToTicketMutation({ fixedCacheKey: name });
  const isBusy = useIsWriting(name);
  const [text, setText] = useState(() => withDraft(name, { text: '' }).text);
  const [sent, setSent] = useState(call.isSuccess ? call.requestId : undefined);
  if (call.isSuccess && call.requestId !== sent) {
    setSent(call.requestId);
    setText('');
  }
  // The reply of a lost response arrived after all, so its draft was dropped.
  const [hasFailed, setHasFailed] = useState(call.isError);
  if (call.isError !== hasFailed) {
    setHasFailed(call.isError);
    if (call.isUninitialized) setText(withDraft(name, { text: '' }).text);
  }
  const onType = (typed: string) => {
    setText(typed);
    saveDraft(name, { text: typed });
  };
  const send = () => {
    if (text.trim() && !isBusy) dispatch(replySubmitted({ number, message: text }));
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <Form
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {noticesAboveField}
      <TextField
        multiline
        fullWidth
        maxRows={5}
        value={text}
        placeholder={t('Write an answer')}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={sendByKeys}
        slotProps={{
          htmlInput: { 'aria-label': t('Your answer'), dir: 'auto', maxLength: 5000 },
          input: { readOnly: isBusy },
        }}
      />
      <BusyButton
        type="submit"
        variant="contained"
        isBusy={isBusy}
        aria-disabled={text.trim() === '' || isBusy || undefined}
        // As high as the field of one line.
        sx={{ minHeight: 48 }}
        startIcon={<SendOutlined sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
      >
        {t('Send')}
      </BusyButton>
      {!isBusy && (
        <NoteRow>
          <UnsentNote error={call.error} />
        </NoteRow>
      )}
    </Form>
  );
}

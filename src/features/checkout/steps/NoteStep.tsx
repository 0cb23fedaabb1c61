import { TextField } from '@mui/material';
import { useT } from '@/shared/texts';
import { Step } from './Step';
import type { NoteDraft } from './useNote';

const MAX_LENGTH = 500;

/** Step 4: a note for the courier or the shops. */
export function NoteStep({ draft }: { draft: NoteDraft }) {
  const t = useT();
  return (
    <Step number={4} title={t('Note')}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        id="order-note"
        label={t('For the courier or the shops (optional)')}
        value={draft.note}
        onChange={(event) => draft.write(event.target.value)}
        onBlur={draft.leave}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH, dir: 'auto' } }}
      />
    </Step>
  );
}

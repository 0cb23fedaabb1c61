import { TextField } from '@mui/material';
import { useDispatch } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { useSelect } from '@/shared/hooks';
import { useT } from '@/shared/texts';
import { orderDraft } from '../checkout.keys';
import { noteWritten, selectNote } from '../checkout.slice';
import { Step } from './Step';
import { useDebouncedText } from './useDebouncedText';

const MAX_LENGTH = 500;

/** Step 4: a note for the courier or the shops. */
export function NoteStep({ kind }: { kind: CheckoutKind }) {
  const t = useT();
  const dispatch = useDispatch();
  const { value, write, leave } = useDebouncedText({
    saved: useSelect(selectNote, kind),
    save: (note) => dispatch(noteWritten({ kind, note })),
    draft: orderDraft(kind, 'note'),
  });
  return (
    <Step number={4} title={t('Note')}>
      <TextField
        fullWidth
        multiline
        minRows={3}
        id="order-note"
        label={t('For the courier or the shops (optional)')}
        value={value}
        onChange={(event) => write(event.target.value)}
        onBlur={leave}
        slotProps={{ htmlInput: { maxLength: MAX_LENGTH, dir: 'auto' } }}
      />
    </Step>
  );
}

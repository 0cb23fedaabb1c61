import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { TYPING_PAUSE } from '@/domain/timing';
import { clock } from '@/shared/adapters';
import { keepDraft, withDraft } from '@/shared/drafts';
import { NOTE_DRAFT, noteWritten, selectNote } from './checkout.slice';

export interface NoteDraft {
  note: string;
  write: (text: string) => void;
  /** The field was left. */
  leave: () => void;
}

/** The note while it is typed. It reaches the store, and with it the next visit, after each pause, not with each key. */
export function useNote(): NoteDraft {
  const dispatch = useDispatch();
  const kept = useSelector(selectNote);
  // What was typed before a session ended waits for the same shopper.
  const [note, setNote] = useState(() => kept || withDraft(NOTE_DRAFT, { note: '' }).note);
  const cancelRef = useRef<() => void>(() => undefined);
  useEffect(() => () => cancelRef.current(), []);
  const keep = (text: string) => {
    cancelRef.current();
    dispatch(noteWritten(text));
  };
  return {
    note,
    write(text) {
      setNote(text);
      keepDraft(NOTE_DRAFT, { note: text });
      cancelRef.current();
      cancelRef.current = clock.after(TYPING_PAUSE, () => keep(text));
    },
    leave() {
      if (note !== kept) keep(note);
    },
  };
}

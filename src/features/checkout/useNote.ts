import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { TYPING_DEBOUNCE } from '@/domain/timing';
import { clock } from '@/shared/adapters';
import { saveDraft, withDraft } from '@/shared/drafts';
import { noteDraft, noteWritten, selectNote } from './checkout.slice';

export interface NoteDraft {
  note: string;
  write: (text: string) => void;
  /** The field was left. */
  leave: () => void;
}

/** The note while it is typed. It reaches the store, and with it the next visit, after each pause, not with each key. */
export function useNote(kind: CheckoutKind): NoteDraft {
  const dispatch = useDispatch();
  const saved = useSelector((state: Parameters<typeof selectNote>[0]) => selectNote(state, kind));
  // What was typed before a session ended waits for the same shopper.
  const [note, setNote] = useState(() => saved || withDraft(noteDraft(kind), { note: '' }).note);
  const cancelRef = useRef<() => void>(() => undefined);
  const keep = (text: string) => {
    cancelRef.current();
    if (text !== saved) dispatch(noteWritten({ kind, note: text }));
  };
  const leave = useEffectEvent(() => keep(note));
  useEffect(() => {
    const leavePage = () => leave();
    // Before what the store holds is written for the next visit.
    window.addEventListener('pagehide', leavePage, true);
    return () => {
      window.removeEventListener('pagehide', leavePage, true);
      cancelRef.current();
    };
  }, []);
  return {
    note,
    write(text) {
      setNote(text);
      saveDraft(noteDraft(kind), { note: text });
      cancelRef.current();
      cancelRef.current = clock.after(TYPING_DEBOUNCE, () => keep(text));
    },
    leave: () => keep(note),
  };
}

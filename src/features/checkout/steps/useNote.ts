import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { TYPING_DEBOUNCE } from '@/domain/timing';
import { clock } from '@/shared/adapters';
import { saveDraft, withDraft } from '@/shared/drafts';
import { noteDraft, noteWritten, selectNote } from '../checkout.slice';

export interface NoteDraft {
  note: string;
  write: (text: string) => void;
  /** Blur handler: flushes the debounced note. */
  leave: () => void;
}

/** The note while it is typed; dispatched to the store, which persists it, debounced. */
export function useNote(kind: CheckoutKind): NoteDraft {
  const dispatch = useDispatch();
  const saved = useSelector((state: Parameters<typeof selectNote>[0]) => selectNote(state, kind));
  // A draft typed before the session ended is kept for the same shopper.
  const [note, setNote] = useState(() => saved || withDraft(noteDraft(kind), { note: '' }).note);
  const cancelRef = useRef<() => void>(() => undefined);
  const keep = (text: string) => {
    cancelRef.current();
    if (text !== saved) dispatch(noteWritten({ kind, note: text }));
  };
  const leave = useEffectEvent(() => keep(note));
  useEffect(() => {
    const leavePage = () => leave();
    // In the capture phase: flush before the store is persisted.
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

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CheckoutKind } from '@/domain/checkout';
import { TYPING_DEBOUNCE } from '@/domain/timing';
import { clock } from '@/shared/adapters';
import { saveDraft, withDraft } from '@/shared/drafts';
import { noteWritten, selectNote } from '../checkout.slice';
import { noteDraft } from '../checkout.keys';

export interface NoteDraft {
  note: string;
  write: (text: string) => void;
  /** Blur handler: flushes the debounced note. */
  leave: () => void;
}

/**
 * The store's note, covered by the text that is being typed until it is dispatched (debounced). The draft
 * survives an expired session, which resets the store.
 */
export function useNote(kind: CheckoutKind): NoteDraft {
  const dispatch = useDispatch();
  const saved = useSelector((state: Parameters<typeof selectNote>[0]) => selectNote(state, kind));
  const [typed, setTyped] = useState<string | null>(
    () => (saved === '' && withDraft(noteDraft(kind), { note: '' }).note) || null,
  );
  const note = typed ?? saved;
  const cancelRef = useRef<() => void>(() => undefined);
  const keep = (text: string) => {
    cancelRef.current();
    if (text !== saved) dispatch(noteWritten({ kind, note: text }));
    setTyped(null);
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
      setTyped(text);
      saveDraft(noteDraft(kind), { note: text });
      cancelRef.current();
      cancelRef.current = clock.after(TYPING_DEBOUNCE, () => keep(text));
    },
    leave: () => keep(note),
  };
}

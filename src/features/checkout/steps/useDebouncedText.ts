import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TYPING_DEBOUNCE } from '@/domain/timing';
import { clock, timeTravel } from '@/shared/adapters';
import { saveDraft, withDraft } from '@/shared/drafts';

interface DebouncedText {
  /** The store's text. */
  saved: string;
  /** Dispatches the text to the store. */
  save: (text: string) => void;
  /** Key of the draft, which survives an expired session and an unmounted field. */
  draft: string;
}

interface TextControl {
  value: string;
  write: (text: string) => void;
  /** Blur handler: saves at once. */
  leave: () => void;
}

/** Text field of the store, whose typed text covers the store's until it is saved (debounced). */
export function useDebouncedText({ saved, save, draft }: DebouncedText): TextControl {
  // During time travel the text of the displayed row counts.
  const [typed, setTyped] = useState<string | null>(() =>
    timeTravel.isActive() ? null : withDraft(draft, { text: saved }).text,
  );
  if (typed === saved) setTyped(null);
  const value = typed ?? saved;
  const cancelRef = useRef<() => void>(() => undefined);
  const saveNow = (text: string) => {
    cancelRef.current();
    if (text !== saved) save(text);
    setTyped(null);
  };
  const leave = useEffectEvent(() => saveNow(value));
  // The draft alone has what was typed right before the field was unmounted.
  const saveDrafted = useEffectEvent(() => value !== saved && save(value));
  useEffect(() => void saveDrafted(), []);
  useEffect(() => {
    const leavePage = () => leave();
    // In the capture phase: save before the store is persisted.
    window.addEventListener('pagehide', leavePage, true);
    return () => {
      window.removeEventListener('pagehide', leavePage, true);
      cancelRef.current();
    };
  }, []);
  return {
    value,
    write(text) {
      setTyped(text);
      saveDraft(draft, { text });
      cancelRef.current();
      cancelRef.current = clock.after(TYPING_DEBOUNCE, () => saveNow(text));
    },
    leave: () => saveNow(value),
  };
}

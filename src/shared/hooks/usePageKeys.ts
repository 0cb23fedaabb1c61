import { useEffect, useEffectEvent } from 'react';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * Handles keys that work anywhere on the page, unless a dialog is open. `isKey` gets whether the user is
 * typing in a field.
 */
export function usePageKeys(
  isKey: (event: KeyboardEvent, isTyping: boolean) => boolean,
  act: () => void,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof Element && event.target.matches(EDITABLE);
    if (!isKey(event, isTyping) || document.querySelector('[aria-modal=true]')) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    // The event by which a browser fills in a field is no KeyboardEvent, and has no key.
    const listen = (event: Event) => {
      if (event instanceof KeyboardEvent) onKey(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Whether the event types a character of this key, without Ctrl, Cmd or Alt. */
export const isPlainKey = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey;

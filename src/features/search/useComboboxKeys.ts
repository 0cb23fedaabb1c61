import { useEffect, useEffectEvent, useState } from 'react';

interface ComboboxKeys {
  input: HTMLInputElement;
  listId: string;
  /** Ids of the options, from the top. */
  optionIds: readonly string[];
  onEscape: () => void;
}

/**
 * Keyboard control of an ARIA combobox over links: arrows move through the options and back to the field,
 * Enter follows the active option, Esc closes. The focus stays in the field; its ARIA attributes are updated
 * here. Returns the id of the active option.
 */
export function useComboboxKeys({ input, listId, optionIds, onEscape }: ComboboxKeys): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const active = chosen !== null && optionIds.includes(chosen) ? chosen : null;
  const isShown = optionIds.length > 0;
  const step = (direction: 1 | -1) => {
    const stops = [null, ...optionIds];
    const next = stops.at((stops.indexOf(active) + direction) % stops.length) ?? null;
    setChosen(next);
    if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShown || event.isComposing) return;
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: active ? () => document.getElementById(active)?.click() : undefined,
      Escape: onEscape,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    // Otherwise a surrounding dialog would close too.
    event.stopPropagation();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  }, [input]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isShown));
    if (isShown) input.setAttribute('aria-controls', listId);
    if (active) input.setAttribute('aria-activedescendant', active);
    return () => {
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [input, isShown, listId, active]);
  return active;
}

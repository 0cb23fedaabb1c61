import { useEffect, useEffectEvent, useState } from 'react';

interface ComboboxKeys {
  input: HTMLInputElement;
  listId: string;
  /** The ids of the options, from the top. */
  optionIds: readonly string[];
  onEscape: () => void;
}

/**
 * The keyboard of an ARIA combobox over links: arrows go through the options and back to the field, Enter follows the
 * one they stand on, Esc closes. The focus stays in the field, which is told by its attributes what is going on. Answers
 * the id of the option that the arrows stand on.
 */
export function useComboboxKeys({ input, listId, optionIds, onEscape }: ComboboxKeys): string | null {
  const [chosen, setChosen] = useState<string | null>(null);
  const active = chosen !== null && optionIds.includes(chosen) ? chosen : null;
  const isShown = optionIds.length > 0;
  const step = (way: 1 | -1) => {
    const places = [null, ...optionIds];
    const next = places.at((places.indexOf(active) + way) % places.length) ?? null;
    setChosen(next);
    if (next) document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isShown || event.isComposing) return;
    const deeds: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      Enter: active ? () => document.getElementById(active)?.click() : undefined,
      Escape: onEscape,
    };
    const deed = deeds[event.key];
    if (!deed) return;
    event.preventDefault();
    // A sheet around the field would close as well.
    event.stopPropagation();
    deed();
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

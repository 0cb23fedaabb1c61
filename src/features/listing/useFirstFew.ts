import { useState } from 'react';

/** The first few of many until all are wanted; what is chosen is never hidden. */
export function useFirstFew<Item>(items: readonly Item[], few: number, isChosen: (item: Item) => boolean) {
  const [isOpen, setOpen] = useState(false);
  // One more is no reason for a button.
  const isCut = !isOpen && items.length > few + 1;
  const shown = isCut ? items.filter((item, index) => index < few || isChosen(item)) : items;
  return { shown, hidden: items.length - shown.length, showAll: () => setOpen(true) };
}

import { useState } from 'react';

/** Returns the first few items until all are requested; chosen items are never hidden. */
export function useFirstFew<Item>(items: readonly Item[], few: number, isChosen: (item: Item) => boolean) {
  const [isOpen, setIsOpen] = useState(false);
  // A button that reveals a single item is not worthwhile.
  const isCut = !isOpen && items.length > few + 1;
  const shown = isCut ? items.filter((item, index) => index < few || isChosen(item)) : items;
  return { shown, hidden: items.length - shown.length, showAll: () => setIsOpen(true) };
}

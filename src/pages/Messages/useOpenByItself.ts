import { useState } from 'react';
import type { Conversation } from '@/domain/chat';
import type { MessagesUrlState } from '@/domain/messagesUrlState';
import type { ShopId } from '@/domain/ids';
import { useHasTwoPanes } from '@/shared/hooks';

/**
 * The shop of the conversation that is open beside the list without being chosen (R85): the newest one.
 * Opening marks a conversation as read, so that one with unread messages waits for its press. It stays open
 * when another one becomes the newest.
 */
export function useOpenByItself(
  { shopId: chosen, search }: MessagesUrlState,
  /** The first one of the list; undefined until the list is known. */
  newest: Conversation | undefined,
): ShopId | null {
  const hasTwoPanes = useHasTwoPanes();
  const [opened, setOpened] = useState<ShopId | null>(null);
  const isWanted = hasTwoPanes && chosen === null;
  if (isWanted && opened === null && search === '' && newest?.unread === 0) setOpened(newest.shop.id);
  return isWanted ? opened : null;
}

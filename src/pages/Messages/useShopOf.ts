import { useState } from 'react';
import { chatApi, isNotFound, useGetConversationsInfiniteQuery, useGetShopQuery } from '@/api';
import type { ChatShop } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { isOnlineAt } from '@/domain/shopStatus';
import { useSettings } from '@/core/settings';
import { serverNow } from '@/shared/adapters';

/**
 * The shop of a conversation from the loaded list. Without a conversation and messages it is fetched; null
 * until loaded, undefined if the shop does not exist.
 */
export function useShopOf(shopId: ShopId | null, search: string): ChatShop | null | undefined {
  const { timezone } = useSettings();
  const [now] = useState(serverNow);
  const [unknown, setUnknown] = useState<ShopId | null>(null);
  const { data: list, isError: hasNoList } = useGetConversationsInfiniteQuery(search);
  const messages = chatApi.endpoints.getMessages.useQueryState(shopId ?? 0, { skip: shopId === null });
  const found = list?.pages.flatMap((page) => page.data).find(({ shop }) => shop.id === shopId)?.shop;
  const hasNoMessages =
    messages.isError || (messages.currentData !== undefined && messages.currentData.shop === null);
  const isRequested = shopId !== null && !found && hasNoMessages && (list !== undefined || hasNoList);
  const { data: requestedShop, currentData, error } = useGetShopQuery(shopId ?? 0, { skip: !isRequested });
  // Kept in state, since the query's cache entry is removed with the conversation.
  if (isRequested && !currentData && isNotFound(error) && unknown !== shopId) setUnknown(shopId);
  if (found) {
    const { lastOnline, ...shop } = found;
    return { ...shop, isOnline: isOnlineAt(now, lastOnline, timezone) };
  }
  if (requestedShop?.id === shopId) {
    const { id, name, logo, isOnline } = requestedShop;
    return { id, name, logo, isOnline };
  }
  return shopId !== null && unknown === shopId ? undefined : null;
}

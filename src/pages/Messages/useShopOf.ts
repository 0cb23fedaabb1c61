import { useState } from 'react';
import { chatApi, isApiError, useGetConversationsInfiniteQuery, useGetShopQuery } from '@/api';
import type { ChatShop } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { isOnlineAt } from '@/domain/shopStatus';
import { useSettings } from '@/features/settings';
import { serverNow } from '@/shared/adapters';

const isUnknown = (error: unknown) => isApiError(error) && (error.status === 404 || error.status === 422);

/**
 * The shop of a conversation as the list has it. One that was never talked to, and of whom no message tells, is asked for;
 * null until it is known, undefined where there is none.
 */
export function useShopOf(shopId: ShopId | null, search: string): ChatShop | null | undefined {
  const { timezone } = useSettings();
  const [now] = useState(serverNow);
  const [unknown, setUnknown] = useState<ShopId | null>(null);
  const { data: list, isError: hasNoList } = useGetConversationsInfiniteQuery(search);
  const said = chatApi.endpoints.getMessages.useQueryState(shopId ?? 0, { skip: shopId === null });
  const found = list?.pages.flatMap((page) => page.data).find(({ shop }) => shop.id === shopId)?.shop;
  const isSilent = said.isError || (said.currentData !== undefined && said.currentData.shop === null);
  const isAsked = shopId !== null && !found && isSilent && (list !== undefined || hasNoList);
  const { data: asked, currentData, error } = useGetShopQuery(shopId ?? 0, { skip: !isAsked });
  // Remembered, for what was asked is forgotten with the conversation that is not shown then.
  if (isAsked && !currentData && isUnknown(error) && unknown !== shopId) setUnknown(shopId);
  if (found) {
    const { lastOnline, ...shop } = found;
    return { ...shop, isOnline: lastOnline === null ? null : isOnlineAt(now, lastOnline, timezone) };
  }
  if (asked?.id === shopId) {
    const { id, name, logo, isOnline } = asked;
    return { id, name, logo, isOnline };
  }
  return shopId !== null && unknown === shopId ? undefined : null;
}

import { useState } from 'react';
import { useGetConversationsInfiniteQuery } from '@/api';
import type { ChatShop } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { isOnlineAt } from '@/domain/shopStatus';
import { useSettings } from '@/features/settings';
import { serverNow } from '@/shared/adapters';

/** The shop of a conversation as the list has it; null where it is not on it. */
export function useShopOf(shopId: ShopId | null, search: string): ChatShop | null {
  const { timezone } = useSettings();
  const [now] = useState(serverNow);
  const { data } = useGetConversationsInfiniteQuery(search);
  const found = data?.pages.flatMap((page) => page.data).find(({ shop }) => shop.id === shopId)?.shop;
  if (!found) return null;
  const { lastOnline, ...shop } = found;
  return { ...shop, isOnline: lastOnline === null ? null : isOnlineAt(now, lastOnline, timezone) };
}

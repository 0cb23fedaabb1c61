import { useEffect, useState } from 'react';
import type { ShopId } from '@/domain/ids';
import { saveDraft, withDraft } from '@/shared/drafts';
import { persistedDraft } from '../persistedChat';
import { draftKeeper } from './draftKeeper';

/** In-memory key of the draft to a shop. */
export const draftOf = (shopId: ShopId) => `chat:${shopId}`;

/** Draft to a shop, kept when the conversation is closed and across visits. */
export function useDraft(shopId: ShopId): [initialText: string, keep: (text: string) => void] {
  const [initialText] = useState(() => withDraft(draftOf(shopId), { text: persistedDraft(shopId) }).text);
  const [keeper] = useState(() => draftKeeper(shopId));
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  const keep = (text: string) => {
    saveDraft(draftOf(shopId), { text });
    keeper.keep(text);
  };
  return [initialText, keep];
}

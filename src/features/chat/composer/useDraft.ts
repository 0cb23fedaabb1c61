import { useEffect, useState } from 'react';
import type { ShopId } from '@/domain/ids';
import { persistedDraft } from '../persistedChat';
import { changeDraft, draftOf } from './draft';
import { draftKeeper } from './draftKeeper';

/** Draft to a shop, kept when the conversation is closed and across visits. */
export function useDraft(shopId: ShopId): [initialText: string, keep: (text: string) => void] {
  const [initialText] = useState(() => draftOf(shopId, persistedDraft(shopId)).text);
  const [keeper] = useState(() => draftKeeper(shopId));
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);
  const keep = (text: string) => {
    changeDraft(shopId, { text });
    keeper.keep(text);
  };
  return [initialText, keep];
}

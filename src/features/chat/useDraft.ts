import { useState } from 'react';
import type { ShopId } from '@/domain/ids';
import { keepDraft, withDraft } from '@/shared/drafts';

/** Under this name what is being written to a shop is kept in memory. */
export const draftOf = (shopId: ShopId) => `chat:${shopId}`;

/** What is being written to a shop: it is still there when the conversation is opened again. */
export function useDraft(shopId: ShopId): [text: string, write: (text: string) => void] {
  const [text, setText] = useState(() => withDraft(draftOf(shopId), { text: '' }).text);
  const write = (written: string) => {
    setText(written);
    keepDraft(draftOf(shopId), { text: written });
  };
  return [text, write];
}

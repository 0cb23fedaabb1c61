import type { OutgoingPhoto } from '@/domain/chat';
import type { ShopId } from '@/domain/ids';
import { saveDraft, withDraft } from '@/shared/drafts';

interface Draft {
  text: string;
  photos: readonly OutgoingPhoto[];
}

const keyOf = (shopId: ShopId) => `chat:${shopId}`;

/** What is written to a shop and not sent, in memory; `persistedText` applies if there is no text yet. */
export const draftOf = (shopId: ShopId, persistedText = ''): Draft =>
  withDraft<Draft>(keyOf(shopId), { text: persistedText, photos: [] });

export function changeDraft(shopId: ShopId, changed: Partial<Draft>): void {
  saveDraft(keyOf(shopId), { ...withDraft<Partial<Draft>>(keyOf(shopId), {}), ...changed });
}

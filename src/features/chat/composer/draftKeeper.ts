import type { ShopId } from '@/domain/ids';
import { TYPING_DEBOUNCE } from '@/domain/timing';
import { clock, sessionMark } from '@/shared/adapters';
import { storeDraft } from '../persistedChat';

/** Persists a draft, debounced; an empty text at once, because the field is emptied by sending. */
export function draftKeeper(shopId: ShopId) {
  const owner = sessionMark();
  let waiting: string | null = null;
  let cancel = (): void => undefined;
  const flush = () => {
    cancel();
    if (waiting !== null) storeDraft(owner, shopId, waiting);
    waiting = null;
  };
  return {
    keep(text: string) {
      cancel();
      waiting = text;
      if (text === '') flush();
      else cancel = clock.after(TYPING_DEBOUNCE, flush);
    },
    /** Persists the pending draft at once, before the page or the field goes away. */
    flush,
  };
}

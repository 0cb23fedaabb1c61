import type { ShopId } from '@/domain/ids';
import { TYPING_DEBOUNCE } from '@/domain/timing';
import { clock, sessionMark } from '@/shared/adapters';
import { storeDraft } from './persistedChat';

/** Stores what is written to a shop when typing rests, not with each key; an empty field at once, for then it was sent. */
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
    /** Stores at once what waits: the page or the field goes. */
    flush,
  };
}

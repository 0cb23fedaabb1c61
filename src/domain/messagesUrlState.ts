import type { ShopId } from './ids';
import { paths, readId } from './paths';

/** URL state of /messages: the open conversation and the search term of the list. */
export interface MessagesUrlState {
  shopId: ShopId | null;
  search: string;
}

export function readMessagesUrlState(parameters: URLSearchParams): MessagesUrlState {
  return { shopId: readId(parameters.get('shop') ?? undefined), search: parameters.get('search') ?? '' };
}

export function conversationAddress({ shopId, search }: MessagesUrlState): string {
  const parameters = new URLSearchParams({
    ...(shopId !== null && { shop: String(shopId) }),
    ...(search && { search }),
  }).toString();
  return parameters ? `${paths.messages}?${parameters}` : paths.messages;
}

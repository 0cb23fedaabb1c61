import type { ChatState } from './chat.slice';

interface State {
  chat: ChatState;
}

/** Beside the slice and not in it, so that the first page does not carry them. */
export const selectOutgoing = ({ chat }: State) => chat.outgoing;
export const selectIsLoadingOlder = ({ chat }: State) => typeof chat.olderOf === 'number';
/** The conversation whose older messages did not come. */
export const selectOlderFailed = ({ chat: { olderOf } }: State) =>
  typeof olderOf === 'number' ? null : (olderOf?.failed ?? null);
export const selectConnection = ({ chat }: State) => chat.connection;

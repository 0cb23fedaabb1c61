import type { ChatState } from './chat.slice';

interface State {
  chat: ChatState;
}

/** Outside the slice, to stay out of the initial chunk. */
export const selectOutgoing = ({ chat }: State) => chat.outgoing;
/** The message that is sent next, or is being sent. */
export const selectNextOutgoing = (state: State) =>
  selectOutgoing(state).find(({ state: is }) => is === 'waiting');
export const selectOlderOf = ({ chat }: State) => chat.olderOf;
/** Conversation whose older messages are loading. */
export const selectOlderLoading = ({ chat: { olderOf } }: State) =>
  typeof olderOf === 'number' ? olderOf : null;
/** Conversation whose older messages failed to load. */
export const selectOlderFailed = ({ chat: { olderOf } }: State) =>
  typeof olderOf === 'number' ? null : (olderOf?.failed ?? null);
export const selectConnection = ({ chat }: State) => chat.connection;

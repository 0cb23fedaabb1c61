import type { ChatState } from './chat.slice';

interface State {
  chat: ChatState;
}

/** Beside the slice and not in it, so that the first page does not carry them. */
export const selectOutgoing = ({ chat }: State) => chat.outgoing;
export const selectOlderOf = ({ chat }: State) => chat.olderOf;
export const selectConnection = ({ chat }: State) => chat.connection;

/** Where events go that open pages should hear of at once. Nobody may be listening. */
export interface Realtime {
  publish(channel: string, event: string, data: Record<string, unknown>): void;
}

/** The channel of one shopper (api §7); a private one can be subscribed to with a signature only. */
export const chatChannel = (userId: number, isPrivate: boolean) =>
  `${isPrivate ? 'private-' : ''}chat_user_${userId}`;
export const chatEvent = 'send-message-to-user';

export const ticketChannel = 'support-ticket-message-channel';
export const ticketEvent = 'support-ticket-message-event';

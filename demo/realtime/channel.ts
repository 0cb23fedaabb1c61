/** Publishes events to open pages. */
export interface Realtime {
  publish(channel: string, event: string, data: Record<string, unknown>): void;
}

/** Name of a shopper's channel (api §7); subscribing to a private one requires a signature. */
export const chatChannel = (userId: number, isPrivate: boolean) =>
  `${isPrivate ? 'private-' : ''}chat_user_${userId}`;
export const chatEvent = 'send-message-to-user';
/** On the same channel: an order has a new status. */
export const orderEvent = 'order-status';
/** On the same channel: a product of the shopper's stock alerts is back. */
export const stockEvent = 'product-in-stock';

export const ticketChannel = 'support-ticket-message-channel';
export const ticketEvent = 'support-ticket-message-event';

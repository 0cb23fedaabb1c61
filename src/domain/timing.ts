/** All durations are in milliseconds (specification §9). */
export const NOTICE_DURATION = 3000;
/** Duration of a notice with an undo button. */
export const UNDO_DURATION = 8000;
export const HEARTBEAT_INTERVAL = 600_000;
/** Delay between a verified code and the automatic login (specification §9). */
export const AUTO_LOGIN_DELAY = 1000;
/** Minimum time before a code can be requested again (specification §9). */
export const RESEND_COUNTDOWN = 60_000;
/** Age after which a requested code is abandoned, also after a reload. */
export const OTP_TIMEOUT = 600_000;
/** Timeout of the sign-in window of a social provider. */
export const SIGN_IN_WINDOW_TIMEOUT = 180_000;
/** A payment without a result after this time counts as canceled (R51). */
export const PAYMENT_TIMEOUT = 180_000;
/**
 * After a payment window's "success", an order that is not paid yet is refetched after each of these delays.
 */
export const PAYMENT_CONFIRMATION_DELAYS = [1000, 3000] as const;
/** Polling interval for a popup closed by the user, and how long its result message may still arrive. */
export const WINDOW_CHECK_INTERVAL = 500;
export const WINDOW_CLOSED_GRACE = 1000;
/** Time that a blocked action waits for a login (R21). */
export const BLOCKED_ACTION_LIFETIME = 600_000;

/** A slower request for the checkout figures no longer delays the next one. */
export const FIGURES_TIMEOUT = 2000;

/** Timeout for the texts of a new language, after which the page switches without them. */
export const LANGUAGE_TIMEOUT = 3000;
/** Timeout for its face after that; a later one is shown on the next page. */
export const FACE_TIMEOUT = 400;
/** Timeout for the list of orders before placing one; the list is only needed if the response is lost. */
export const NEWEST_ORDER_TIMEOUT = 3000;
/** Timeout of the logout request; the session ends after it in any case. */
export const LOGOUT_TIMEOUT = 3000;

/** Age after which a page that is returned to refetches its data. */
export const RESPONSE_LIFETIME = 600_000;
/** A response that takes longer counts as lost. */
export const REQUEST_TIMEOUT = 15_000;
/** Invalidated queries are refetched after this time, even if other calls are still pending. */
export const INVALIDATION_TIMEOUT = 3000;
/** Delays between retries of a read that failed with a transient error. */
export const READ_RETRY_DELAYS = [800, 2400] as const;
/** Longest delay that a Retry-After header sets; a longer one is a mistake of the server (R86). */
export const MAX_RETRY_AFTER = 3_600_000;
/** How long the next press of a write of unknown outcome looks for it first; later it is another write. */
export const LOST_WRITE_LIFETIME = 300_000;
/** When the response of a placed order is lost, the orders are refetched after each of these delays. */
export const LOST_ORDER_DELAYS = [0, 3000] as const;
/** Delay of a final, silent refetch of the orders, after the shopper saw that no order was found. */
export const LATE_ORDER_DELAY = 10_000;
/**
 * When the response of a write is lost, the affected data is refetched at once and after each of these
 * delays.
 */
export const LOST_RESPONSE_DELAYS = [3000, 10_000] as const;
/** Delays after which an outdated cart that failed to load is loaded again; the last one repeats. */
export const LOAD_AGAIN_DELAYS = [15_000, 30_000, 60_000] as const;
/** Debounce for persisting a typed note. */
export const TYPING_DEBOUNCE = 500;
/**
 * Delays before what an outage has lost is loaded again. For /master they begin when the page is open, and
 * the last one repeats.
 */
export const OUTAGE_RETRY_DELAYS = [5_000, 15_000, 60_000] as const;
/** Delay after the start before the service worker is registered, for which the first page does not wait. */
export const RELEASE_DELAY = 3000;
/** Debounce for search suggestions. */
export const SUGGESTION_DEBOUNCE = 250;

/**
 * Delay before older messages are requested at the top of a conversation, and duration of the loading label.
 */
export const OLDER_MESSAGES_DELAY = 500;
export const OLDER_MESSAGES_FLAG = 1000;
/** Delay after which the messages of a closed conversation are removed from the cache. */
export const CONVERSATION_CLOSED = 1000;
/**
 * Delay before the unread count is refetched after subscribing, so that other requests of the page go first.
 */
export const RECONNECT_DELAY = 1000;
/** Delay before a refused realtime connection is retried. */
export const REALTIME_RETRY = 60_000;

/** What the specification times, in milliseconds (specification §9). */
export const NOTICE_DURATION = 3000;
/** A toast that offers a way back stays long enough to take it. */
export const UNDO_DURATION = 8000;
export const HEARTBEAT_INTERVAL = 600_000;
/** Between a code that was right and the automatic login (specification §9). */
export const AUTO_LOGIN_DELAY = 1000;
/** Before another code may be asked for (specification §9). */
export const RESEND_COUNTDOWN = 60_000;
/** A code that was asked for longer ago than this is not waited for any more, also after a reload. */
export const OTP_PATIENCE = 600_000;
/** Whoever does not come back from a provider's window within this time is not waited for. */
export const SIGN_IN_WINDOW_PATIENCE = 180_000;
/** A payment without an end after this long counts as cancelled (contract §5, "Payment window"). */
export const PAYMENT_PATIENCE = 180_000;
/** A payment window said "success" and the order is not paid yet: it is read again after each of these pauses. */
export const PAYMENT_CONFIRMATION_PAUSES = [1000, 3000] as const;
/** How often it is looked whether that window was closed by hand; its answer may come a moment later. */
export const WINDOW_CHECK_INTERVAL = 500;
export const WINDOW_CLOSED_GRACE = 1000;
/** A blocked action waits this long for a login (contract §10). */
export const BLOCKED_ACTION_LIFETIME = 600_000;

/** Figures of the checkout that take longer do not hold up a request for newer ones. */
export const FIGURES_TIMEOUT = 2000;

/** The page changes its language when the texts are here, or after this long without them. */
export const LANGUAGE_PATIENCE = 3000;
/** With its figures there, an order waits this long for the list of orders, which is of use only when its answer is lost. */
export const NEWEST_ORDER_PATIENCE = 3000;
/** Nobody waits longer than this to be logged out, whatever the server does. */
export const LOGOUT_PATIENCE = 3000;

/** A page that is returned to asks again what it was told longer ago than this. */
export const ANSWER_LIFETIME = 600_000;
/** An answer that takes longer counts as lost. */
export const REQUEST_TIMEOUT = 15_000;
/** Pauses between the tries of a read that failed for a passing reason. */
export const READ_RETRY_PAUSES = [800, 2400] as const;
/** When the answer to an order was lost, the orders are asked after each of these pauses; a slow server may still be at it. */
export const LOST_ORDER_PAUSES = [0, 3000] as const;
/** Nothing was found, and the shopper was told so: once more the orders are asked, without a word. */
export const LATE_ORDER_PAUSE = 10_000;
/** When the answer to a write was lost, what it may have changed is asked at once, and after each of these pauses. */
export const LOST_ANSWER_PAUSES = [3000, 10_000] as const;
/** A note is kept after a pause of typing, so that a reload finds it. */
export const TYPING_PAUSE = 500;
/** Pauses between the tries of /master once the page is open, the last one for good. */
export const SETTINGS_RETRY_PAUSES = [5_000, 15_000, 60_000] as const;
/** Suggestions are asked for after a pause of typing. */
export const SUGGESTION_PAUSE = 250;

/** Between reaching the top of a conversation and asking for older messages, and how long they are said to come. */
export const OLDER_MESSAGES_DELAY = 500;
export const OLDER_MESSAGES_FLAG = 1000;
/** A closed conversation has left the page after this long: its messages are forgotten. */
export const CONVERSATION_CLOSED = 1000;
/** What was counted before anybody listened is counted again when the rest of the page has asked its questions. */
export const LISTENING_PAUSE = 1000;
/** A connection that the server refused is tried again after this long. */
export const REALTIME_RETRY = 60_000;

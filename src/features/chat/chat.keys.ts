/** Storage key of drafts and unsent messages. */
export const TALK_KEY = 'talk';

/** Where the browser keeps what was written to shops and has not arrived. */
export const TALK_KEY = 'talk';

/** What `fetch` takes as the value of a header, no longer than servers take one; `fetch` throws for anything else. */
const HEADER_VALUE = /^[\x20-\x7e\x80-\xff]{1,8192}$/;

export const isHeaderValue = (text: string): boolean => HEADER_VALUE.test(text) && text.trim() === text;

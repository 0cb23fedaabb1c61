/** Jest's matchers return `any`; these return `unknown`, for use in typed values. */
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);
export const containing = (text: string): unknown => expect.stringContaining(text);
export const anyNumber = (): unknown => expect.any(Number);

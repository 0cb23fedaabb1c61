/** The cache entry in which the form sees progress, error and thanks. */
export const LETTER_CALL = 'letter';
/** What is typed survives under this name. */
export const LETTER_DRAFT = 'letter';

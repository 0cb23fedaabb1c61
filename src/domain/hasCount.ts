/** Whether a count that the server sends as text, such as "1.2K", is above 0. */
export const hasCount = (text: string): boolean => text !== '' && text !== '0';

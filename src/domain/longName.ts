/** Number of characters of a name that fit two lines or three of a heading's size. */
const LONG_NAME = 60;

export const isLongName = (name: string): boolean => name.length > LONG_NAME;

/** The page's own part of the frame: where the skip link and every navigation lead. */
export const MAIN_ID = 'main';

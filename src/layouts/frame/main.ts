/** Id of the main element, target of the skip link and focused after each navigation. */
export const MAIN_ID = 'main';

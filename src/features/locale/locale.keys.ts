/** Session storage key of the language for which this tab was reloaded. */
export const RELOADED_KEY = 'reloadedFor';

/** Under this key a tab knows which language it was reloaded for. */
export const RELOADED_KEY = 'reloadedFor';

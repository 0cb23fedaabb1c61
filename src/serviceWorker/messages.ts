/** Page and service worker agree on these names; open pages of older releases use them as well. */
export const WORKER_URL = '/sw.js';
/** Cache and key of the page that every navigation opens. */
export const SHELL_CACHE = 'shell';
export const SHELL_URL = '/';
/** Message of a page whose session has ended: cached pictures may belong to the user. */
export const FORGET_PICTURES = 'FORGET_PICTURES';
/** Message of workbox-routing with the URLs that a page loaded before the worker was installed. */
export const CACHE_URLS = 'CACHE_URLS';

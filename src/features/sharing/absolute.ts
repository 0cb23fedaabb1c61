/** Returns the absolute URL of a path of the shop or its server, for use on other sites. */
export const absolute = (address: string): string => new URL(address, window.location.origin).href;

/** An address of the shop or of its server with its origin, as other sites need it. */
export const absolute = (address: string): string => new URL(address, window.location.origin).href;

import { demoOrigin } from './demo';

/** The address bar of jsdom is not the demo's: calls below the shop's own origin go to the worker's demo backend. */
const fetchOutside = globalThis.fetch;

declare global {
  /** Every address that the shop called in this file, in order. */
  var shopCalls: string[];
}

globalThis.shopCalls = [];

globalThis.fetch = (input, init) => {
  if (typeof input !== 'string' || !input.startsWith('/')) return fetchOutside(input, init);
  globalThis.shopCalls.push(input);
  return fetchOutside(`${demoOrigin}${input}`, init);
};

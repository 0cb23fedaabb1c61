import { demoOrigin } from './demo';

/** The address bar of jsdom is not the demo's: calls below the shop's own origin go to the worker's demo backend. */
const fetchOutside = globalThis.fetch;

globalThis.fetch = (input, init) =>
  fetchOutside(typeof input === 'string' && input.startsWith('/') ? `${demoOrigin}${input}` : input, init);

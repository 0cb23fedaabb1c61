import { demoOrigin } from './demo';

/** The address bar of jsdom is not the demo's: calls below the shop's own origin go to the worker's demo backend. */
const fetchOutside = globalThis.fetch;

declare global {
  /** Every address that the shop called in this file, in order. */
  var shopCalls: string[];
  /** Those that were answered. */
  var shopAnswers: string[];
}

globalThis.shopCalls = [];
globalThis.shopAnswers = [];

globalThis.fetch = async (input, init) => {
  if (typeof input !== 'string' || !input.startsWith('/')) return fetchOutside(input, init);
  globalThis.shopCalls.push(input);
  const answer = await fetchOutside(`${demoOrigin}${input}`, init);
  globalThis.shopAnswers.push(input);
  return answer;
};

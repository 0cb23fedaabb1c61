/** Hands one try of a call to the network; the endpoint's name is the one that rows tell. */
export type Exchange = (
  endpoint: string,
  send: () => Promise<Response>,
  signal: AbortSignal,
) => Promise<Response>;

let current: Exchange = (_endpoint, send) => send();

export const exchange: Exchange = (...call) => current(...call);

/** Puts QA's faults between the shop and the network. */
export function setExchange(replacement: Exchange): void {
  current = replacement;
}

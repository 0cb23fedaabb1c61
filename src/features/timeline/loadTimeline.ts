import type { Timeline } from './createTimeline';

/** The timeline's code comes only where Redux DevTools sit in the page: without them it costs a shopper nothing. */
export async function loadTimeline(): Promise<Timeline | null> {
  if (!('__REDUX_DEVTOOLS_EXTENSION_COMPOSE__' in window)) return null;
  const { createTimeline } = await import('./createTimeline');
  return createTimeline();
}

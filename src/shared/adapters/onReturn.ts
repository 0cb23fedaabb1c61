import { whenPresent } from './present';

/**
 * Hears the shopper come back to this tab after it was hidden, asleep or set aside by the browser: timers stood still
 * and messages of other tabs were missed. Answers the function that stops it.
 */
export function onReturn(hear: () => void): () => void {
  const shown = () => {
    if (document.visibilityState === 'visible') whenPresent(hear);
  };
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) whenPresent(hear);
  };
  document.addEventListener('visibilitychange', shown);
  window.addEventListener('pageshow', restored);
  return () => {
    document.removeEventListener('visibilitychange', shown);
    window.removeEventListener('pageshow', restored);
  };
}

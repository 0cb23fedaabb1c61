import { onceLive } from './timeTravel';

/**
 * Subscribes to the tab's return from hidden, suspended or the back/forward cache, in which timers are paused
 * and messages of other tabs are missed. Returns the unsubscribe function.
 */
export function onReturn(listener: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') onceLive(listener);
  };
  const handlePageShow = (event: PageTransitionEvent) => {
    if (event.persisted) onceLive(listener, 'tab');
  };
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('pageshow', handlePageShow);
  };
}

import { isPageReplaced, storeNewRelease } from './shared/adapters/pageRelease';
import { offerRestart } from './shared/adapters/restartPage';
import { onChunkLost } from './shared/loadTwice';

/**
 * Offers to reload the page when a chunk is lost because the server has another release (R61): without a
 * service worker, the chunk is lost for good, and so may be that of the toasts.
 */
export function watchChunks(): void {
  onChunkLost(() => {
    void isPageReplaced().then((isReplaced) => {
      if (!isReplaced) return;
      void storeNewRelease();
      void offerRestart('A new version of the shop is here.', 'Reload');
    });
  });
}

import type { Page, Request } from '@playwright/test';

/** Frames in a row without a request after which a page is idle, half a second of a browser in time. */
const FRAMES = 30;

/** Resolves after these frames of the page, or when it is left: a paused browser paints none. */
const nextFrames = (page: Page) =>
  page
    .evaluate(async (count) => {
      for (let frame = 0; frame < count; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    }, FRAMES)
    .catch((problem: unknown) => {
      if (!/context was destroyed|navigation/.test(String(problem))) throw problem;
    });

/**
 * Returns a function that resolves once the page has no request under way and begins none in the next frames.
 * Playwright's "networkidle" measures the time instead, in which a paused browser begins no request either,
 * and resolves at once when it was reached before.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    // The requests of the page before end without an event.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) underWay.clear();
    underWay.add(request);
    count += 1;
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return async () => {
    for (let before = -1; before !== count || underWay.size > 0;) {
      before = count;
      await nextFrames(page);
    }
  };
}

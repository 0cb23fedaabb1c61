import type { Page } from '@playwright/test';

type Url = Parameters<Page['route']>[0];

/**
 * Drops requests, all or the first `count`, until the returned function is called. The route stays: when the
 * last route of a page is removed, Playwright forgets the requests under way, which then never end.
 */
export async function failRequests(page: Page, url: Url, count = Infinity): Promise<() => void> {
  let left = count;
  await page.route(url, (route) => (left-- > 0 ? route.abort() : route.fallback()));
  return () => {
    left = 0;
  };
}

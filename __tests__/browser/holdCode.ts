import type { Page } from '@playwright/test';

/** Requests of chunks. */
export const CODE = '**/assets/*.js';

/** Blocks chunks, or only those that contain a text, until they are released. */
export async function holdCode(page: Page, text = ''): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(CODE, async (route) => {
    if (text === '' || (await (await route.fetch()).text()).includes(text)) await released;
    await route.continue();
  });
  return release;
}

import type { Page } from '@playwright/test';

/**
 * Lets `fill` insert its text as a user does. Playwright's own way for Firefox sets the value of the field,
 * which React takes for its own change and does not report.
 */
export async function insertTextAsUser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => void document.execCommand('insertText', false, text),
      set: () => undefined,
    });
  });
}

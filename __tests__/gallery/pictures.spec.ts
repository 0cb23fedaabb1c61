import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { everythingIdle, test } from '../browser/shop';
import { visitStates } from '../browser/states';

const folder = process.env.GALLERY_SHOTS ?? '';
const widths = (process.env.GALLERY_WIDTHS ?? '').split(' ').map(Number);

/** Height of the screen by its width, in px. */
const heightOf = (width: number) => (width < 600 ? 844 : width < 1000 ? 1180 : width < 1300 ? 820 : 1000);

for (const width of widths)
  for (const language of ['en', 'ar'] as const)
    for (const colorScheme of ['light', 'dark'] as const)
      test.describe(`${width} px, ${language}, ${colorScheme}`, () => {
        const viewport = { width, height: heightOf(width) };
        test.use({ language, colorScheme, viewport, hasTouch: width < 900 });

        test('every state', async ({ page, speech }) => {
          await mkdir(folder, { recursive: true });
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await visitStates(page, speech, async (name) => {
            await page.waitForLoadState('networkidle');
            await everythingIdle(page);
            const file = [name.replaceAll(/\W+/g, '-'), width, language, colorScheme].join('.');
            await page.screenshot({ path: join(folder, `${file}.png`) });
          });
        });
      });

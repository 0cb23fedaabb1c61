import type { Locator, Page } from '@playwright/test';
import { doubleTap } from './touchEvents';
import { everythingIdle, expect, expectAccessible, test } from './shop';
import { languages } from './variants';

const sizes = {
  phone: { width: 390, height: 844 },
  'phone on its side': { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

/** Waits for the pictures: the backend draws each at its first request, which holds up the dialog's code. */
async function openGallery(page: Page, label: string): Promise<Locator> {
  await page.goto('/products/1/details', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: label, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return dialog;
}

/** Rendered box of the first picture, and how many of its own pixels it has across. */
const firstPicture = (dialog: Locator) =>
  dialog
    .locator('img')
    .first()
    .evaluate((picture: HTMLImageElement) => {
      const { top, bottom, left, right } = picture.getBoundingClientRect();
      return { top, bottom, left, right, pixels: picture.naturalWidth };
    });

for (const language of languages)
  test.describe(language, () => {
    test.use({ language });

    for (const [name, size] of Object.entries(sizes))
      test(`shows the whole picture in its largest version full screen on a ${name}`, async ({
        page,
        speech,
      }) => {
        await page.setViewportSize(size);
        const dialog = await openGallery(page, speech.translate('Full screen'));
        await expect.poll(async () => (await firstPicture(dialog)).pixels).toBe(1600);
        await everythingIdle(page);
        const { top, bottom, left, right } = await firstPicture(dialog);
        expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
        expect(bottom).toBeLessThanOrEqual(size.height);
        expect(right).toBeLessThanOrEqual(size.width);
      });
  });

/** Contrast ratio of two opaque colors, as WCAG defines it. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((low, high) => low - high);
  return (light + 0.05) / (dark + 0.05);
}

test('has controls that are readable on a white and on a black picture, disabled ones too', async ({
  page,
}) => {
  const dialog = await openGallery(page, 'Full screen');
  await everythingIdle(page);
  const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
  const over = (color: readonly number[], below: readonly number[]) =>
    [0, 1, 2].map((at) => {
      const opacity = color[3] ?? 1;
      return (color[at] ?? 0) * opacity + (below[at] ?? 0) * (1 - opacity);
    });
  const colorsOf = async (name: string) =>
    dialog.getByRole('button', { name }).evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button);
      return { color, backgroundColor };
    });
  for (const name of ['Next picture', 'Previous picture', 'Zoom in', 'Zoom out', 'Close']) {
    const { color, backgroundColor } = await colorsOf(name);
    const onPicture = name.endsWith('picture');
    for (const picture of onPicture
      ? [
          [255, 255, 255],
          [0, 0, 0],
        ]
      : [[16, 19, 18]]) {
      const button = over(channels(backgroundColor), picture);
      expect(contrast(over(channels(color), button), button), name).toBeGreaterThan(3);
    }
  }
});

test('gives its scroll region the first focus, and a ring', async ({ page }) => {
  await page.goto('/products/1/details');
  await page.getByRole('button', { name: 'Full screen' }).press('Enter');
  const pictures = page.getByRole('dialog').getByRole('region', { name: 'Pictures' });
  await expect(pictures).toBeFocused();
  await expect(pictures).toHaveCSS('outline-style', 'solid');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^2 /);
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pictures).toBeFocused();
});

test.describe('with two fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: sizes.phone });

  test('zooms in and out by a pinch, in any direction, and by a double tap', async ({ page }) => {
    const dialog = await openGallery(page, 'Full screen');
    const touch = await page.context().newCDPSession(page);
    const pinch = async (from: number, to: number, angle: number) => {
      const fingers = (gap: number) =>
        [-1, 1].map((side, id) => ({
          x: 195 + (side * gap * Math.cos(angle)) / 2,
          y: 450 + (side * gap * Math.sin(angle)) / 2,
          id,
        }));
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints });
      await send('touchStart', fingers(from).slice(0, 1));
      await send('touchStart', fingers(from));
      for (let step = 1; step <= 10; step += 1)
        await send('touchMove', fingers(from + ((to - from) * step) / 10));
      await send('touchEnd', []);
    };
    const scale = () =>
      dialog
        .locator('img')
        .first()
        .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform).a);
    for (const angle of [0, Math.PI / 4, Math.PI / 2]) {
      await pinch(80, 240, angle);
      await expect.poll(scale).toBeGreaterThan(2);
      await pinch(300, 60, angle);
      await expect.poll(scale).toBe(1);
    }
    await doubleTap(page, 195, 450);
    await expect.poll(scale).toBeGreaterThan(2);
    await doubleTap(page, 195, 450);
    await expect.poll(scale).toBe(1);
    await expect(dialog.getByRole('status')).toHaveText(/^1 /);
  });
});

test('arrow keys carry the focus to the picture, and to the banner, that they scroll to', async ({
  page,
  speech,
}) => {
  await page.setViewportSize(sizes.tablet);
  await page.goto('/products/1/details');
  const enlarge = page.getByRole('button', { name: /^Enlarge: / });
  await enlarge.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(enlarge.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(enlarge.first()).toBeFocused();
  // Full screen, a video without a button of its own leaves the focus to the row, whose keys work on.
  await page.route('**/api/product-details?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { product: { thumbnails: object[] } } };
    const { thumbnails } = body.data.product;
    body.data.product.thumbnails = [
      { ...thumbnails[0], id: 99_999, url: '/media/x.webm', type: 'file' },
      ...thumbnails.slice(0, 2),
    ];
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Full screen' }).click();
  const dialog = page.getByRole('dialog');
  const play = dialog.getByRole('button', { name: 'Play the video' });
  await play.focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(/^2 /);
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(/^3 /);
  // The banners do not move on by themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: speech.translate('Highlights') });
  const links = carousel
    .getByRole('group', { includeHidden: true })
    .getByRole('link', { includeHidden: true });
  await links.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
});

import type { Locator, Page } from '@playwright/test';
import { restOnToasts } from './restOnToasts';
import { everythingIdle, expect, expectAccessible, test } from './shop';
import { languages } from './variants';

interface Sent {
  data: { otp: string };
}

async function codeSentTo(page: Page, phone: string): Promise<string> {
  const sent = await page.request.get(`/qa/otp?phone=${phone}`);
  return ((await sent.json()) as Sent).data.otp;
}

/**
 * Presses Tab until the named element has the focus. Waits first, because an opening dialog would take the
 * focus.
 */
async function tabTo(page: Page, name: string): Promise<void> {
  await everythingIdle(page);
  const focused = page.locator(':focus');
  for (let steps = 0; steps < 40; steps += 1) {
    const named = page.getByRole('button', { name, exact: true }).or(page.getByLabel(name, { exact: true }));
    if ((await named.and(focused).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`"${name}" cannot be reached with Tab`);
}

/** Distance from the upper edge of the box that a field scrolls in, less the offset of its outline. */
const roomAbove = (field: Locator) =>
  field.evaluate((element) => {
    let box: Element | null = element;
    while (box && getComputedStyle(box).overflowY !== 'auto') box = box.parentElement;
    const edge = box?.getBoundingClientRect().top ?? 0;
    return element.getBoundingClientRect().top - edge - parseFloat(getComputedStyle(element).outlineOffset);
  });

for (const language of languages) {
  test.describe(`login with a one-time code and registration, by keyboard alone, ${language}`, () => {
    test.use({ language });

    test('reaches, announces and closes every dialog', async ({ page, speech: { translate } }) => {
      const dialog = (name: string) => page.getByRole('dialog', { name: translate(name), exact: true });
      await restOnToasts(page);
      await page.goto('/news');
      await expect(page.getByRole('button', { name: translate('Login') }).first()).toBeVisible();
      await tabTo(page, `${translate('Welcome')} ${translate('Login')}`);
      await page.keyboard.press('Enter');
      await expect(dialog('Welcome')).toBeVisible();
      await expectAccessible(page);

      await tabTo(page, translate('Sign Up'));
      await page.keyboard.press('Enter');
      await expect(dialog('Welcome!')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await tabTo(page, `${translate('Welcome')} ${translate('Login')}`);
      await page.keyboard.press('Enter');
      await expect(dialog('Welcome')).toBeVisible();
      await tabTo(page, translate('Forgot Password'));
      await page.keyboard.press('Enter');
      await expect(dialog('Forgot Password')).toBeVisible();
      await expectAccessible(page);
      await tabTo(page, translate('Phone'));
      await page.keyboard.type('0501234567');
      await page.keyboard.press('Enter');
      await expect(dialog('Enter OTP')).toBeVisible();
      const firstBox = page.getByRole('textbox').first();
      await expect(firstBox).toBeFocused();
      // Nothing cuts off its focus ring, which is 3 px wide.
      expect(await roomAbove(firstBox)).toBeGreaterThanOrEqual(3);
      await page.keyboard.type(await codeSentTo(page, '501234567'));
      await expect(dialog('Reset Password')).toBeVisible();
      await expectAccessible(page);
      await tabTo(page, translate('Create Password'));
      await page.keyboard.type('brand-new');
      await tabTo(page, translate('Confirm Password'));
      await page.keyboard.type('brand-new');
      await page.keyboard.press('Enter');

      await expect(dialog('Welcome')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await tabTo(page, `${translate('Welcome')} ${translate('Login')}`);
      await page.keyboard.press('Enter');
      await expect(dialog('Welcome')).toBeVisible();
      await tabTo(page, translate('Email or phone'));
      await expect(page.getByLabel(translate('Email or phone'))).toHaveValue('501234567');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('unverified@marsa.example');
      await page.keyboard.press('Tab');
      await page.keyboard.type('demo1234');
      await page.keyboard.press('Enter');
      await expect(dialog('Enter OTP')).toBeVisible();
      await expect(
        page.getByRole('textbox', {
          name: translate('Digit {number} of {total}', {
            number: language === 'ar' ? '١' : 1,
            total: language === 'ar' ? '٤' : 4,
          }),
        }),
      ).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type(await codeSentTo(page, '503334455'));
      await expect(
        page.getByRole('paragraph').filter({ hasText: translate('Login Successful') }),
      ).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('completes a registration, from the button to the account', async ({
      page,
      speech: { translate },
    }) => {
      const dialog = (name: string) => page.getByRole('dialog', { name: translate(name), exact: true });
      await restOnToasts(page);
      await page.goto('/news');
      await expect(page.getByRole('button', { name: translate('Login') }).first()).toBeVisible();
      await tabTo(page, `${translate('Welcome')} ${translate('Login')}`);
      await page.keyboard.press('Enter');
      await expect(dialog('Welcome')).toBeVisible();
      await tabTo(page, translate('Sign Up'));
      await page.keyboard.press('Enter');
      await expect(dialog('Welcome!')).toBeVisible();
      await tabTo(page, translate('Sign Up'));
      await page.keyboard.press('Enter');
      await expect(page.getByLabel(translate('Name'), { exact: true })).toBeFocused();
      await expectAccessible(page);

      await page.keyboard.type('نور Noor 🌙');
      for (const typed of ['507771122', 'noor@marsa.example', 'seashell-6']) {
        await page.keyboard.press('Tab');
        await page.keyboard.type(typed);
      }
      await tabTo(page, translate('Country'));
      await tabTo(page, translate('Sign Up'));
      await page.keyboard.press('Enter');
      await expect(dialog('Enter OTP')).toBeVisible();
      await expect(page.getByRole('textbox').first()).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type(await codeSentTo(page, '507771122'));
      await expect(
        page.getByRole('paragraph').filter({ hasText: translate('Register Successful') }),
      ).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      // After the login, the keyboard continues from the page instead of the removed dialog.
      await tabTo(page, `${translate('My account')} نور Noor 🌙`);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: translate('Dashboard') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByText(translate('No orders yet'))).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('signs in through the demo’s Google page in a popup', async ({ page }) => {
  await restOnToasts(page);
  await page.goto('/news');
  await page.getByRole('button', { name: 'Welcome Login' }).first().click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Google' }).click();
  const popup = await opening;
  await popup.getByRole('button', { name: /demo@marsa\.example/ }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Login Successful' })).toBeVisible();
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test('the button of one-time codes rests after too many, says how long, and looks so', async ({ page }) => {
  await page.goto('/news');
  await page.getByRole('button', { name: 'Welcome Login' }).first().click();
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Forgot Password' });
  const button = dialog.locator('[type=submit]');
  const lookOf = () =>
    button.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).cursor]);
  await dialog.getByLabel('Phone').fill('0501234567');
  await everythingIdle(page);
  const [fill, cursor] = await lookOf();
  const fault = { path: '/api/send-otp', status: 429, retryAfter: 50, times: 1 };
  await page.request.post('/qa/faults', { data: fault });
  await button.click();
  await expect(button).toHaveAccessibleName(/^Resend OTP in 00:\d\d sec$/);
  await everythingIdle(page);
  const [restingFill, restingCursor] = await lookOf();
  expect(restingFill).not.toBe(fill);
  expect([cursor, restingCursor]).toEqual(['pointer', 'default']);
});

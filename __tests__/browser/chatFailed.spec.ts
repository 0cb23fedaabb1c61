import { become, expect, test } from './shop';

test('keeps messages that fail, with their buttons, above the field', async ({ page, context }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await become(page, 'orders');
  await page.goto('/messages');
  await page.getByRole('link', { name: /Green Balcony/ }).click();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await expect(page.getByRole('log').locator('li[data-key]').first()).toBeVisible();
  for (const text of ['One', 'Two', 'Three']) {
    await context.setOffline(true);
    await field.fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    // Found by its text: the line before it is the last one until the new one is drawn.
    const line = page.getByRole('log').locator('li[data-key]', { hasText: text }).last();
    await expect(line.getByRole('button', { name: 'Remove' })).toBeInViewport({ ratio: 1 });
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline/)).toHaveCount(0);
    await expect(line.getByRole('button', { name: 'Remove' })).toBeInViewport({ ratio: 1 });
  }
});

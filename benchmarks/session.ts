import type { Page } from '@playwright/test';

/** Signs a demo persona in, effective from the next page load. */
export async function signInAs(page: Page, origin: string, persona: string): Promise<void> {
  const response = await page.request.post(`${origin}/qa/persona`, { data: { name: persona } });
  const { data } = (await response.json()) as { data: { access: { token: string } } };
  await page.addInitScript((token) => window.localStorage.setItem('token', token), data.access.token);
}

import type { Page } from '@playwright/test';

/** Signs a demo persona in, effective from the next page load. */
export async function signInAs(page: Page, origin: string, persona: string): Promise<void> {
  const response = await page.request.post(`${origin}/qa/persona`, { data: { name: persona } });
  const { data } = (await response.json()) as { data: { access: { token: string } } };
  await page.addInitScript((token) => window.localStorage.setItem('token', token), data.access.token);
}

interface Offer {
  id: number;
  quantity: number;
}

/**
 * Adds products, each with more in stock than `presses` of plus need, to the demo shopper's cart and returns
 * the shopper's token.
 */
export async function fillCart(origin: string, lines: number, presses: number): Promise<string> {
  const request = async (path: string, token = '', body?: unknown) => {
    const response = await fetch(`${origin}/api${path}`, {
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    });
    return ((await response.json()) as { data: unknown }).data;
  };
  const login = { phone: 'demo@marsa.example', password: 'demo1234' };
  const { access } = (await request('/login', '', login)) as { access: { token: string } };
  let added = 0;
  for (let page = 1; added < lines && page < 40; page += 1) {
    const { products } = (await request(`/products?per_page=60&page=${page}`)) as { products: Offer[] };
    for (const { id } of products.filter(({ quantity }) => quantity > presses).slice(0, lines - added)) {
      const addition = {
        product_id: id,
        quantity: 1,
        color: null,
        size: null,
        unit: null,
        is_buy_now: false,
      };
      await request('/cart/store', access.token, addition);
      added += 1;
    }
  }
  return access.token;
}

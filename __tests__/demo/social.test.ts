import { clientOf } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);

const query = 'client_id=demo-google&redirect_uri=https%3A%2F%2Fshop.example%2Fauth.html&state=s-1';

/** Presses a button of the identity page; returns the redirect's location. */
async function choose(email: string, redirectUri = 'https://shop.example/auth.html'): Promise<string> {
  const response = await fetch(`${demo.origin}/api/identity/google`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, state: 's-1', redirect_uri: redirectUri }),
  });
  return response.headers.get('Location') ?? String(response.status);
}
const codeIn = (address: string) => new URL(address, demo.origin).searchParams.get('code') ?? '';

it('shows the available identities', async () => {
  const response = await fetch(`${demo.origin}/api/identity/google?${query}`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('demo@marsa.example');
});

it.each([
  'client_id=other&redirect_uri=%2Fauth.html',
  'client_id=demo-google&redirect_uri=http%3A%2F%2Fa.example%2F%2Fevil.example',
])('shows no identity for %s', async (query) => {
  expect((await fetch(`${demo.origin}/api/identity/google?${query}`)).status).toBe(404);
});

it('redirects to this site with a code and the state', async () => {
  const back = await choose('demo@marsa.example');
  expect(back).toMatch(/^\/auth\.html\?code=[\w-]{32}&state=s-1$/);
  const { body } = await client.post('/auth/google/token', { code: codeIn(back), data: null });
  expect(body.data.user.id).toBe(1);
  expect(body.data.access.token).toHaveLength(43);
});

it('creates an account for a new identity once', async () => {
  const first = codeIn(await choose('noor.aziz@mail.example'));
  const { body } = await client.post('/auth/google/token', { code: first });
  expect(body.data.user).toMatchObject({ name: 'Noor Aziz', phone: null, account_verified: true });
  const again = codeIn(await choose('noor.aziz@mail.example'));
  expect((await client.post('/auth/google/token', { code: again })).body.data.user.id).toBe(
    body.data.user.id,
  );
});

it('accepts a code once, and only for its provider', async () => {
  const code = codeIn(await choose('demo@marsa.example'));
  expect((await client.post('/auth/apple/token', { code })).status).toBe(400);
  expect((await client.post('/auth/google/token', { code })).status).toBe(200);
  expect((await client.post('/auth/google/token', { code })).status).toBe(400);
});

it('reports a canceled sign-in', async () => {
  expect(await choose('')).toBe('/auth.html?error=access_denied&state=s-1');
});

it('sends a code to no other site', async () => {
  expect(await choose('demo@marsa.example', 'https://a.example//evil.example/x')).toBe('404');
});

it('does not exist for a disabled provider', async () => {
  await client.post('/qa/master', { social_auths: { google: { is_active: false } } });
  expect((await fetch(`${demo.origin}/api/identity/google?${query}`)).status).toBe(404);
  expect((await client.post('/auth/google/token', { code: 'x' })).status).toBe(404);
});

import { demoOrigin } from './demo';
import type { FakePopup } from './fakePopup';
import { waitFor } from './visit';

/** Signs a person in on the demo's identity page; resolves to the query parameters of its redirect. */
export async function chooseIdentity(popup: FakePopup, email: string): Promise<Record<string, string>> {
  await waitFor(() => expect(popup.address).not.toBe(''));
  const requested = new URL(popup.address);
  const response = await fetch(`${demoOrigin}${requested.pathname}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      email,
      state: requested.searchParams.get('state') ?? '',
      redirect_uri: requested.searchParams.get('redirect_uri') ?? '',
    }),
  });
  return Object.fromEntries(new URL(response.headers.get('Location') ?? '', demoOrigin).searchParams);
}

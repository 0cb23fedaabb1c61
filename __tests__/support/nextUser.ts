import { nextTask } from './externalServer';
import { notifyFromOtherTab } from './otherTab';
import type { Visit } from './visit';
import { logIn, logOut, screen, SHOPPER, waitFor } from './visit';

/** Layla's session ends, and Sami's may begin, on the same page. */

export const SAMI = { ...SHOPPER, phone: 'new@marsa.example' };
export const stateOf = ({ shop }: Visit) => shop.store.getState();

/** Layla logs out, and Sami logs in on the same page. */
export async function switchToSami(here: Visit): Promise<void> {
  await logOut(here);
  await logInAsSami(here);
}

export async function logInAsSami(here: Visit): Promise<void> {
  await here.user.click(await screen.findByRole('button', { name: 'Welcome Login' }));
  await logIn(here, SAMI);
  await waitFor(() => expect(stateOf(here).session.user?.name).toBe('Sami Rahman'));
}

/** Another tab logs Layla out, which this one follows. */
export async function followLogout(here: Visit): Promise<void> {
  window.localStorage.removeItem('token');
  notifyFromOtherTab('loggedOut');
  await waitFor(() => expect(stateOf(here).session.user).toBeNull());
}

/** Lets the held call through, and waits until its sagas have handled the response. */
export async function deliver(release: () => void): Promise<void> {
  release();
  await nextTask();
  await waitFor(() => expect(globalThis.pendingCalls).toBe(0));
  for (let task = 0; task < 5; task += 1) await nextTask();
}

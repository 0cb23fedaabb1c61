import { sessionApi } from '@/api';
import { demo } from '../support/demo';
import { holdRequests } from '../support/heldResponses';
import { followLogout, logInAsSami } from '../support/nextUser';
import type { Visit } from '../support/visit';
import { leave, replaceText, screen, visit, visitSignedIn, waitFor } from '../support/visit';

/** What a user leaves on a page that stays open without an account, and the next one finds there (R19). */
afterEach(leave);

const fieldOf = (name: string) => screen.findByRole('textbox', { name });

/** Fills the contact form, whose name and phone are filled in for a known user. */
async function fillContactForm({ user }: Visit, message: string): Promise<void> {
  const texts = { Name: 'Layla Haddad', Phone: '501234567', Subject: 'A parcel', 'Your message': message };
  for (const [name, text] of Object.entries(texts)) await replaceText(user, await fieldOf(name), text);
}

it('clears the contact form when its user logs out in another tab', async () => {
  const here = await visitSignedIn('/contact-us');
  await fillContactForm(here, 'Where is my parcel?');
  await followLogout(here);
  await waitFor(async () => expect(await fieldOf('Your message')).toHaveValue(''));
  for (const name of ['Name', 'Phone', 'Subject']) expect(await fieldOf(name)).toHaveValue('');
});

it('keeps the contact form of a visitor who logs in, and of a session that the server ends', async () => {
  const here = await visit('/contact-us');
  await fillContactForm(here, 'Where is my parcel?');
  await logInAsSami(here);
  expect(await fieldOf('Your message')).toHaveValue('Where is my parcel?');
  await demo.fault({ path: '/api/profile', status: 401, times: 1 });
  await here.shop.store.dispatch(sessionApi.endpoints.getProfile.initiate(undefined, { forceRefetch: true }));
  await screen.findByText('Your session has ended. Please log in again.');
  expect(await fieldOf('Your message')).toHaveValue('Where is my parcel?');
});

it('confirms a contact message whose session the server had ended', async () => {
  const here = await visitSignedIn('/contact-us');
  await fillContactForm(here, 'Where is my parcel?');
  await demo.fault({ path: '/api/support', status: 401, times: 1 });
  await here.user.click(screen.getByRole('button', { name: 'Send message' }));
  await screen.findByText('Your session has ended. Please log in again.');
  expect(await screen.findByText('Your message is on its way')).toBeVisible();
});

it('sends the contact message of the next user while that of the first one has no response', async () => {
  const here = await visitSignedIn('/contact-us');
  await fillContactForm(here, 'Where is my parcel?');
  const requests = holdRequests('/api/support');
  const send = () => screen.getByRole('button', { name: 'Send message' });
  await here.user.click(send());
  await waitFor(() => expect(requests.held()).toBe(1));
  await followLogout(here);
  await logInAsSami(here);
  await fillContactForm(here, 'Do you wrap presents?');
  await here.user.click(send());
  await waitFor(() => expect(requests.held()).toBe(2));
  requests.send();
  expect(await screen.findByText('Your message is on its way')).toBeVisible();
});

it('takes the press of the next user on a product while that of the first one has no response', async () => {
  await demo.setStock(1, 0);
  const here = await visitSignedIn('/products/1/details');
  const press = async () => {
    const name = 'Tell me when it is back';
    const [button] = await screen.findAllByRole('button', { name, pressed: false });
    await here.user.click(button as HTMLElement);
  };
  const requests = holdRequests('/api/stock-alert');
  await press();
  await waitFor(() => expect(requests.held()).toBe(1));
  await followLogout(here);
  await logInAsSami(here);
  await press();
  await waitFor(() => expect(requests.held()).toBe(2));
});

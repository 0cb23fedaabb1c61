import { refuseMessage, writeMessage } from '../support/contactForm';
import { demo, requestDemo } from '../support/demo';
import { holdRequests, holdResponses } from '../support/heldResponses';
import { fillTicket } from '../support/ticketForm';
import { leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

it('shows no error of a message that was refused after its form was closed', async () => {
  const refusal = await refuseMessage();
  const { user, shop } = await writeMessage();
  const release = holdResponses('/api/support');
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  const footer = () => within(screen.getByRole('contentinfo'));
  await user.click(footer().getByRole('link', { name: 'News' }));
  await screen.findByRole('heading', { level: 1, name: 'News' });
  release();
  const call = () => shop.store.getState().api.mutations.contact?.status;
  await waitFor(() => expect(call()).toBe('rejected'));
  await user.click(footer().getByRole('link', { name: 'Contact' }));
  const subject = await screen.findByLabelText(/^Subject/);
  expect(subject).toHaveValue('Hello');
  expect(subject).toBeValid();
  expect(screen.queryByText(refusal)).not.toBeInTheDocument();
  expect(subject).not.toHaveFocus();
  await waitFor(() => expect(call()).toBeUndefined());
});

it('has a field of the login over a page with a field of the same name', async () => {
  const { user } = await writeMessage();
  await user.click(screen.getByRole('button', { name: 'Welcome Login' }));
  const login = within(await screen.findByRole('dialog', { name: 'Welcome' }));
  await user.type(login.getByRole('textbox', { name: 'Email or phone' }), 'layla@marsa.example');
  expect(login.getByRole('textbox', { name: 'Email or phone' })).toHaveValue('layla@marsa.example');
});

it('shows no error of an address that was refused after its form was closed, in no form', async () => {
  await demo.fault({
    path: '/address/*',
    status: 422,
    response: { message: 'No.', errors: { address_line: ['This road is closed.'] } },
    times: 1,
  });
  const { user, shop } = await visitSignedIn('/manage-address');
  const { addresses } = await requestDemo<{ addresses: { address_line: string }[] }>(
    '/addresses',
    window.localStorage.getItem('token') ?? '',
  );
  const [one, other] = addresses;
  const edit = async (line = '') => {
    const card = within(await screen.findByRole('article', { name: new RegExp(line) }));
    await user.click(card.getByRole('link', { name: 'Edit' }));
    return screen.findByDisplayValue(line);
  };
  await edit(one?.address_line);
  const release = holdResponses('/api/address/');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await user.click(screen.getByRole('link', { name: 'Cancel' }));

  // Its own call, not the one that is still on its way.
  const line = await edit(other?.address_line);
  expect(screen.getByRole('button', { name: 'Save address' })).toHaveAttribute('aria-busy', 'false');
  release();
  const mutations = () => Object.values(shop.store.getState().api.mutations);
  await waitFor(() => expect(mutations()).toMatchObject([{ status: 'rejected' }]));
  expect(line).toBeValid();
  await user.click(screen.getByRole('link', { name: 'Cancel' }));

  expect(await edit(one?.address_line)).toBeValid();
  expect(screen.queryByText('This road is closed.')).not.toBeInTheDocument();
  await waitFor(() => expect(mutations()).toEqual([]));
});

it('leaves the dialog of another address open when a deletion ends that was asked for before', async () => {
  const { user } = await visitSignedIn('/manage-address');
  const ask = async (index: number) => {
    const buttons = await screen.findAllByRole('button', { name: 'Delete' });
    await user.click(buttons[index]!);
    return screen.findByRole('dialog', { name: 'Delete this address?' });
  };
  const release = holdResponses('/api/address/');
  const first = await ask(1);
  await user.click(within(first).getByRole('button', { name: 'Delete address' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(first).not.toBeInTheDocument());

  const other = await ask(0);
  expect(within(other).getByRole('button', { name: 'Delete address' })).toHaveAttribute('aria-busy', 'false');
  release();
  expect(await screen.findByText('Address deleted')).toBeVisible();
  expect(other).toBeVisible();
});

it('deletes another address while a deletion is still on its way', async () => {
  const { user } = await visitSignedIn('/manage-address');
  const before = (await screen.findAllByRole('article')).length;
  const remove = async (index: number) => {
    await user.click(screen.getAllByRole('button', { name: 'Delete' })[index]!);
    const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete address' }));
    return dialog;
  };
  const requests = holdRequests('/api/address/');
  const first = await remove(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  await remove(0);
  await waitFor(() => expect(requests.held()).toBe(2));
  requests.send();
  await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(before - 2));
});

it('leaves "Save address" enabled while it is being saved, so that it keeps the focus, and sends once', async () => {
  await demo.fault({ path: '/address/*', body: 'drop', times: 1 });
  const { user } = await visitSignedIn('/manage-address/new');
  await user.type(await screen.findByLabelText(/^Address line$/), 'Palm Street 12');
  const save = screen.getByRole('button', { name: 'Save address' });
  const release = holdResponses('/api/addresses');
  const requests = holdRequests('/api/address/');
  save.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
  expect(save).toBeEnabled();
  await user.keyboard('{Enter}');

  // A press while the saved addresses are read, which may have it, would be ignored.
  requests.send();
  await waitFor(() => expect(release.handled()).toBe(1));
  expect(save).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/^This was not sent/)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(/^This was not sent/)).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Address saved')).toBeVisible();
  expect(globalThis.shopCalls.filter((call) => call === '/api/address/store')).toHaveLength(2);
});

it('takes no press of a lost ticket while the saved tickets are read, and sends the next one', async () => {
  await demo.fault({ path: '/api/support-ticket', body: 'drop', times: 1 });
  const { user } = await visitSignedIn('/support-tickets?new=');
  await fillTicket({ user }, 'A cup came broken');
  await screen.findAllByRole('link', { name: /TK-/ });
  const release = holdResponses('/api/support-tickets');
  const send = screen.getByRole('button', { name: 'Send ticket' });
  await user.click(send);
  await waitFor(() => expect(release.handled()).toBe(1));
  expect(send).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(/^This was not sent/)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(/^This was not sent/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send ticket' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'A cup came broken' })).toBeVisible();
});

it('keeps the user in the list when the ticket of a closed form is sent', async () => {
  const { user } = await visitSignedIn('/support-tickets?new=');
  await fillTicket({ user }, 'A cup came broken');
  const release = holdResponses('/api/support-ticket');
  await user.click(screen.getByRole('button', { name: 'Send ticket' }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New ticket' })).not.toBeInTheDocument());
  const { href } = window.location;
  release();
  expect(await screen.findByText('Your ticket has been opened')).toBeVisible();
  expect(window.location.href).toBe(href);
});

it('takes no press of a reopened form while its lost address is looked up', async () => {
  await demo.fault({ path: '/address/*', body: 'drop', times: 1 });
  const { user } = await visitSignedIn('/manage-address/new');
  await user.type(await screen.findByLabelText(/^Address line$/), 'Palm Street 12');
  const release = holdResponses('/api/addresses');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(release.handled()).toBe(1));
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('link', { name: 'Add address' }));
  expect(await screen.findByLabelText(/^Address line$/)).toHaveValue('Palm Street 12');
  const busy = await screen.findByRole('button', { name: 'Processing...' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  release();
  await user.click(await screen.findByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Address saved')).toBeVisible();
});

it('takes no press of a reopened "Order Again" while the order of the first press is read', async () => {
  const { orders } = await requestDemo<{ orders: { id: number }[] }>(
    '/orders?order_status=delivered',
    await demo.logIn(SHOPPER),
  );
  const { user } = await visitSignedIn(`/order-history/${orders[0]?.id ?? 0}`);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Order Again' }));
    return within(await screen.findByRole('dialog', { name: 'Order Again' }));
  };
  const first = await open();
  await user.click(await first.findByRole('radio', { name: /Cash on delivery/ }));
  const release = holdResponses('/api/order-details');
  await user.click(first.getByRole('button', { name: 'Place Order' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const busy = (await open()).getByRole('button', { name: 'Processing...' });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await screen.findByRole('dialog', { name: 'Your order has been placed' })).toBeVisible();
});

it('sends a lost "Make default" again while the one of another address is on its way', async () => {
  const token = await demo.logIn(SHOPPER);
  const [first] = (await requestDemo<{ addresses: object[] }>('/addresses', token)).addresses;
  if (!first) throw new Error('the demo shopper has an address');
  await demo.addAddress(token, { ...first, address_line: 'Pier 7', is_default: false });
  await demo.fault({ path: '/api/address/*', body: 'drop', times: 1 });
  const { user } = await visitSignedIn('/manage-address');
  const cardOf = async (name: RegExp) => within(await screen.findByRole('article', { name }));
  await user.click((await cardOf(/Pier 7/)).getByRole('button', { name: 'Make default' }));
  const again = await (await cardOf(/Pier 7/)).findByRole('button', { name: 'Send again' });
  const requests = holdRequests('/api/address/');
  const [other] = screen.getAllByRole('button', { name: 'Make default' });
  await user.click(other!);
  await waitFor(() => expect(requests.held()).toBe(1));
  await user.click(again);
  await waitFor(() => expect(requests.held()).toBe(2));
});

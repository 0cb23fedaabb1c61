import { requestDemo, demo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { leave, screen, SHOPPER, untilResponses, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const NEWCOMER = { phone: 'new@marsa.example', password: 'demo1234' };

interface Recorded {
  addresses: { id: number; address_line: string; post_code: string | null; is_default: boolean }[];
}
const addresses = async () =>
  (await requestDemo<Recorded>('/addresses', window.localStorage.getItem('token') ?? '')).addresses;

const cards = () => screen.findAllByRole('article');
const cardOf = (line: RegExp) => screen.findByRole('article', { name: line });
const save = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Save address' }));

async function fillNew({ user }: Visit, line: string) {
  await user.type(await screen.findByLabelText(/^Address line$/), line);
}

it('reports missing fields of a new address, keeps the input, and makes the first address the default', async () => {
  const shopper = await visitSignedIn('/manage-address', NEWCOMER);
  expect(await screen.findByText('No addresses yet')).toBeVisible();
  await shopper.user.click(screen.getByRole('link', { name: 'Add address' }));
  expect(window.location.pathname).toBe('/manage-address/new');

  await shopper.user.type(await screen.findByLabelText('Area'), 'Al Barsha');
  await save(shopper);
  const line = await screen.findByLabelText(/^Address line$/);
  await waitFor(() => expect(line).toHaveFocus());
  expect(screen.getByText('The address line field is required')).toBeVisible();

  // The draft is kept when the shopper leaves and returns, but not after "Cancel".
  for (const [link, area] of Object.entries({ 'Manage Address': 'Al Barsha', Cancel: '' })) {
    await shopper.user.click(screen.getByRole('link', { name: link }));
    await screen.findByText('No addresses yet');
    await shopper.user.click(screen.getByRole('link', { name: 'Add address' }));
    expect(await screen.findByLabelText('Area')).toHaveValue(area);
  }
  await shopper.user.type(screen.getByLabelText('Area'), 'Al Barsha');

  await fillNew(shopper, 'Palm Street 12');
  await save(shopper);
  expect(await cardOf(/Palm Street 12/)).toHaveTextContent('Default');
  expect(await screen.findByText('Address saved')).toBeVisible();
  expect(window.location.pathname).toBe('/manage-address');
  expect(await addresses()).toEqual([
    expect.objectContaining({ address_line: 'Palm Street 12', area: 'Al Barsha', is_default: true }),
  ]);
});

it("shows the server's field errors under their fields", async () => {
  const shopper = await visitSignedIn('/manage-address/new');
  await fillNew(shopper, 'x'.repeat(10));
  const phone = screen.getByLabelText(/^Phone/);
  await shopper.user.clear(phone);
  await shopper.user.click(phone);
  await shopper.user.paste('5'.repeat(40));
  await save(shopper);
  await waitFor(() => expect(phone).toBeInvalid());
  expect(phone).toHaveFocus();
  expect(window.location.pathname).toBe('/manage-address/new');
});

it('shows errors of unknown fields above the form, and of a deletion in a notice', async () => {
  const refuse = (errors: Record<string, string[]>) =>
    demo.fault({
      path: '/address/*',
      status: 422,
      response: { success: false, message: 'The given data was invalid.', errors },
      times: 1,
    });
  const shopper = await visitSignedIn('/manage-address/new', NEWCOMER);
  await fillNew(shopper, 'Creek Road 7');
  await refuse({ 'address_line.0': ['This road is closed.'], zone_id: ['We do not deliver here.'] });
  await save(shopper);
  expect(await screen.findByText('This road is closed.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^We do not deliver here\.$/);
  expect(screen.getByLabelText(/^Address line$/)).toHaveFocus();

  await refuse({ zone_id: ['Not here either.'] });
  await save(shopper);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^Not here either\.$/));
  expect(screen.getByRole('alert')).toHaveFocus();

  await save(shopper);
  await shopper.user.click(within(await cardOf(/Creek Road 7/)).getByRole('button', { name: 'Delete' }));
  await refuse({ id: ['It is in use.'] });
  const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
  await shopper.user.click(within(dialog).getByRole('button', { name: 'Delete address' }));
  expect(await screen.findByText('It is in use.')).toBeVisible();
});

it('edits an address, makes it the default, and deletes it', async () => {
  const shopper = await visitSignedIn('/manage-address');
  await cards();
  const before = await addresses();
  const other = before.find((address) => !address.is_default);
  if (!other) throw new Error('the demo shopper has a second address');
  const name = new RegExp(other.address_line);

  await demo.fault({ path: `/api/address/${other.id}/update`, body: 'drop', times: 1 });
  await shopper.user.click(within(await cardOf(name)).getByRole('button', { name: 'Make default' }));
  expect(await within(await cardOf(name)).findByText('Not sent.')).toBeVisible();
  await shopper.user.click(within(await cardOf(name)).getByRole('button', { name: 'Send again' }));
  await waitFor(async () => expect(await cardOf(name)).toHaveTextContent('Default'));
  expect(screen.queryByText('Not sent.')).not.toBeInTheDocument();
  expect((await addresses()).filter((address) => address.is_default)).toHaveLength(1);

  await shopper.user.click(within(await cardOf(name)).getByRole('link', { name: 'Edit' }));
  const line = await screen.findByLabelText(/^Address line$/);
  expect(line).toHaveValue(other.address_line);
  await shopper.user.clear(line);
  await shopper.user.type(line, 'Creek Road 7');
  await save(shopper);
  await cardOf(/Creek Road 7/);

  await shopper.user.click(within(await cardOf(/Creek Road 7/)).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
  await shopper.user.click(within(dialog).getByRole('button', { name: 'Keep the address' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await addresses()).toHaveLength(before.length);
});

it('shows which address is becoming the default, and offers no other one meanwhile', async () => {
  const token = await demo.logIn(SHOPPER);
  const [first] = (await requestDemo<Recorded>('/addresses', token)).addresses;
  if (!first) throw new Error('the demo shopper has an address');
  await demo.addAddress(token, { ...first, address_line: 'Pier 7', is_default: false });
  const shopper = await visitSignedIn('/manage-address');
  const offers = async () => {
    const [pressed, ...others] = await screen.findAllByRole('button', { name: 'Make default' });
    if (!pressed || others.length === 0) throw new Error('two addresses can become the default');
    return { pressed, others };
  };
  const { pressed, others } = await offers();
  const release = holdResponses('/api/address/');
  await shopper.user.click(pressed);
  await waitFor(() => expect(pressed).toHaveAttribute('aria-busy', 'true'));
  expect(pressed).toHaveFocus();
  for (const other of others) expect(other).toBeDisabled();
  release();
  await waitFor(() => expect(pressed).not.toBeInTheDocument());
  for (const other of (await offers()).others) expect(other).toBeEnabled();
});

it('keeps an address with an order, and shows the server’s message', async () => {
  const token = await demo.logIn(SHOPPER);
  const [used] = (
    await requestDemo<{ addresses: { id: number; address_line: string }[] }>('/addresses', token)
  ).addresses;
  if (!used) throw new Error('the demo shopper has an address');
  await demo.placeOrder(token, used.id);
  const shopper = await visitSignedIn('/manage-address');
  await shopper.user.click(
    within(await cardOf(new RegExp(used.address_line))).getByRole('button', { name: 'Delete' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Delete this address?' });
  await shopper.user.click(within(dialog).getByRole('button', { name: 'Delete address' }));
  expect(await screen.findByText('This address belongs to an order and cannot be deleted.')).toBeVisible();
  expect(await cardOf(new RegExp(used.address_line))).toBeVisible();
});

it('shows "not found" for an unknown address', async () => {
  await visitSignedIn('/manage-address/999999/edit');
  expect(await screen.findByText('Address not found')).toBeVisible();
});

it('retries a list that failed to load', async () => {
  await demo.fault({ path: '/api/addresses', status: 422 });
  const shopper = await visitSignedIn('/manage-address');
  const again = await screen.findByRole('button', { name: 'Try again' });
  await demo.clearFaults();
  await shopper.user.click(again);
  expect(await cards()).not.toHaveLength(0);
});

it('updates untouched fields when the address changes elsewhere, and keeps typed ones', async () => {
  const shopper = await visitSignedIn('/manage-address');
  await cards();
  const [address] = await addresses();
  if (!address) throw new Error('the demo shopper has an address');
  const edit = async () => {
    await shopper.user.click(
      within(await cardOf(new RegExp(address.address_line))).getByRole('link', { name: 'Edit' }),
    );
    return screen.findByLabelText('Post code');
  };
  const elsewhere = (change: object) =>
    demo.changeAddress(window.localStorage.getItem('token') ?? '', { ...address, ...change });

  // Opened and left: untouched fields have the server's values.
  await shopper.user.type(await edit(), ' B');
  await shopper.user.click(screen.getByRole('link', { name: 'Manage Address' }));
  await cards();
  await untilResponses(shopper);
  await elsewhere({ name: 'Another Name' });
  expect(await edit()).toHaveValue(`${address.post_code ?? ''} B`);
  expect(await screen.findByDisplayValue('Another Name')).toHaveAccessibleName(/^Name/);

  // A reload shows the persisted list first, then the server's.
  await elsewhere({ name: 'A Third Name' });
  await shopper.reload();
  expect(await screen.findByDisplayValue('A Third Name')).toHaveAccessibleName(/^Name/);
});

describe('while an address is being saved', () => {
  it('stays on the page that the shopper has opened since', async () => {
    const shopper = await visitSignedIn('/manage-address/new');
    await fillNew(shopper, 'Palm Street 12');
    const release = holdResponses('/api/address/store');
    await save(shopper);
    await shopper.user.click(screen.getAllByRole('link', { name: 'News' })[0]!);
    await screen.findByRole('heading', { level: 1, name: 'News' });
    release();
    expect(await screen.findByText('Address saved')).toBeVisible();
    await untilResponses(shopper);
    expect(window.location.pathname).toBe('/news');
  });

  it('stays at the checkout when its dialog is closed, and leaves another one open', async () => {
    await fillCart(1);
    const shopper = await visitSignedIn('/checkout');
    const { user } = shopper;
    const openForm = async () => {
      await user.click(await screen.findByRole('button', { name: 'Change address' }));
      await user.click(await screen.findByRole('button', { name: 'Add address' }));
      await screen.findByRole('dialog', { name: 'New address' });
    };
    await openForm();
    await fillNew(shopper, 'Palm Street 12');
    const release = holdResponses('/api/address/store');
    await save(shopper);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'New address' })).not.toBeInTheDocument(),
    );
    await user.click(await screen.findByRole('button', { name: 'Add address' }));
    const another = await screen.findByRole('dialog', { name: 'New address' });
    release();
    expect(await screen.findByText('Address saved')).toBeVisible();
    await untilResponses(shopper);
    expect(window.location.pathname).toBe('/checkout');
    expect(another).toBeVisible();
  });
});

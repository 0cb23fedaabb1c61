import { requestDemo } from '../support/demo';
import { fillCart } from '../support/filledCart';
import { holdResponses } from '../support/heldResponses';
import type { Visit } from '../support/visit';
import { goTo, leave, screen, SHOPPER, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

/** What is typed while an address is being saved was not sent with it. */

interface Stored {
  addresses: { id: number; address_line: string; area: string | null }[];
}
const stored = async () =>
  (await requestDemo<Stored>('/addresses', window.localStorage.getItem('token') ?? '')).addresses;

const save = ({ user }: Visit) => user.click(screen.getByRole('button', { name: 'Save address' }));
const area = () => screen.findByLabelText('Area');

/** Types the area during the write of the address line; then the response arrives. */
async function typeWhileSaving(shopper: Visit, line: string) {
  const field = await screen.findByLabelText(/^Address line$/);
  await shopper.user.clear(field);
  await shopper.user.type(field, line);
  const release = holdResponses('/api/address/');
  await save(shopper);
  await waitFor(() => expect(release.handled()).toBe(1));
  await shopper.user.clear(await area());
  await shopper.user.type(await area(), 'Al Barsha');
  return release;
}

it('stays at an edited address with what was typed while it was being saved, for another press', async () => {
  const shopper = await visitSignedIn('/dashboard');
  const [{ id } = { id: 0 }] = await stored();
  goTo(shopper, `/manage-address/${id}/edit`);
  (await typeWhileSaving(shopper, 'Palm Street 12'))();
  expect(await screen.findByText('Address saved')).toBeVisible();
  expect(await area()).toHaveValue('Al Barsha');
  await save(shopper);
  await waitFor(() => expect(window.location.pathname).toBe('/manage-address'));
  expect(await stored()).toContainEqual(
    expect.objectContaining({ id, address_line: 'Palm Street 12', area: 'Al Barsha' }),
  );
});

it('makes the form of a new address that of the saved one: the next press adds no second address', async () => {
  const shopper = await visitSignedIn('/manage-address/new');
  const before = await stored();
  (await typeWhileSaving(shopper, 'Palm Street 12'))();
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit Address' })).toBeVisible();
  expect(await area()).toHaveValue('Al Barsha');
  await save(shopper);
  await waitFor(() => expect(window.location.pathname).toBe('/manage-address'));
  const after = await stored();
  expect(after).toHaveLength(before.length + 1);
  expect(after).toContainEqual(
    expect.objectContaining({ address_line: 'Palm Street 12', area: 'Al Barsha' }),
  );
});

it('does the same in the dialog of the checkout', async () => {
  await fillCart(1);
  const shopper = await visitSignedIn('/checkout', SHOPPER);
  const before = await stored();
  await shopper.user.click(await screen.findByRole('button', { name: 'Change address' }));
  const list = within(await screen.findByRole('dialog', { name: 'Deliver to' }));
  await shopper.user.click(list.getByRole('button', { name: /New address|Add address/ }));
  await screen.findByRole('dialog', { name: 'New address' });
  (await typeWhileSaving(shopper, 'Palm Street 12'))();
  expect(await screen.findByRole('dialog', { name: 'Edit Address' })).toBeVisible();
  expect(await area()).toHaveValue('Al Barsha');
  await save(shopper);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await stored()).toHaveLength(before.length + 1);
});

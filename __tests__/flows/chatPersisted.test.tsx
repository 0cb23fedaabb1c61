import { schemeChosen } from '@/features/appearance/appearance.slice';
import { demo } from '../support/demo';
import { expectMessage, field, firstConversation, openConversation } from '../support/chatting';
import { leave, logIn, openTab, screen, within } from '../support/visit';

afterEach(leave);

const stored = () => window.localStorage.getItem('talk') ?? '';

it('what is half written to a shop outlives a reload, and leaves the browser with whoever wrote it', async () => {
  const { shop } = await firstConversation();
  const address = `/messages?shop=${shop.id}`;
  const shopper = await openConversation(address);
  await shopper.user.type(field(shopper.room), 'Half a thought');
  const { user, clock } = await shopper.reload();
  const room = await screen.findByRole('region', { name: shop.name });
  expect(field(room)).toHaveValue('Half a thought');

  // A sent message is removed from the drafts at once.
  await user.type(field(room), ', and the rest{Enter}');
  await expectMessage(room, /Sent$/);
  expect(stored()).not.toContain('thought');

  await user.type(field(room), 'A secret wish');
  await clock.advance(500);
  expect(stored()).toContain('A secret wish');
  await user.click(await screen.findByRole('button', { name: /^My account \S/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log Out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Log Out!' });
  await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  await screen.findByText('Logout successfully');
  expect(stored()).toBe('');
});

it('what is stored of another session is not shown', async () => {
  const { shop } = await firstConversation();
  const drafts = { [shop.id]: 'Somebody else’s thought' };
  window.localStorage.setItem('talk', JSON.stringify({ owner: 'another', drafts, unsent: [] }));
  const { room } = await openConversation(`/messages?shop=${shop.id}`);
  expect(field(room)).toHaveValue('');
});

it('a message that was not sent is not lost by what another tab stores', async () => {
  const { shop } = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${shop.id}`);
  await demo.fault({ path: '/api/send-message', status: 503, times: 1 });
  await shopper.user.type(field(shopper.room), 'Do not lose me{Enter}');
  await expectMessage(shopper.room, /Not sent$/);
  const other = await openTab();
  other.store.dispatch(schemeChosen('dark'));
  await shopper.reload();
  const room = await screen.findByRole('region', { name: shop.name });
  await expectMessage(room, 'Do not lose me');
});

it('what a session that has ended could not send is in the field again after the login, with what was half written', async () => {
  const { shop } = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${shop.id}`);
  await demo.fault({ path: '/api/send-message', status: 401, delayMs: 500 });
  await shopper.user.type(field(shopper.room), 'One{Enter}Two{Enter}Thr');
  await screen.findByRole('dialog', { name: 'Welcome' });
  await logIn(shopper);
  const room = await screen.findByRole('region', { name: shop.name });
  expect(field(room)).toHaveValue('One\nTwo\nThr');
});

import { schemeChosen } from '@/features/appearance/appearance.slice';
import { demo } from '../support/demo';
import { expectMessage, field, firstConversation, openConversation } from '../support/chatting';
import { picture } from '../support/files';
import { holdResponses } from '../support/heldResponses';
import { leave, logIn, logOut, openTab, screen, within } from '../support/visit';

afterEach(leave);

const stored = () => window.localStorage.getItem('talk') ?? '';

it('keeps a draft across a reload, and removes it with its author’s session', async () => {
  const { shop } = await firstConversation();
  const address = `/messages?shop=${shop.id}`;
  const shopper = await openConversation(address);
  await shopper.user.type(field(shopper.room), 'Half a thought');
  const again = await shopper.reload();
  const { user, clock } = again;
  const room = await screen.findByRole('region', { name: shop.name });
  expect(field(room)).toHaveValue('Half a thought');

  // A sent message is removed from the drafts at once.
  await user.type(field(room), ', and the rest{Enter}');
  await expectMessage(room, /Sent$/);
  expect(stored()).not.toContain('thought');

  await user.type(field(room), 'A secret wish');
  await clock.advance(500);
  expect(stored()).toContain('A secret wish');
  await logOut(again);
  expect(stored()).toBe('');
});

it('does not show persisted messages of another session', async () => {
  const { shop } = await firstConversation();
  const drafts = { [shop.id]: 'Somebody else’s thought' };
  window.localStorage.setItem('talk', JSON.stringify({ owner: 'another', drafts, unsent: [] }));
  const { room } = await openConversation(`/messages?shop=${shop.id}`);
  expect(field(room)).toHaveValue('');
});

it('keeps an unsent message when another tab persists its state', async () => {
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

it('restores unsent messages and the draft into the field after the login', async () => {
  const { shop } = await firstConversation();
  const shopper = await openConversation(`/messages?shop=${shop.id}`);
  await demo.fault({ path: '/api/send-message', status: 401 });
  const release = holdResponses('/api/send-message');
  const attach = within(shopper.room).getByLabelText('Your photos', { selector: 'input' });
  await shopper.user.upload(attach, picture('first.png'));
  await within(shopper.room).findByRole('button', { name: 'Remove first.png' });
  await shopper.user.type(field(shopper.room), 'One{Enter}Two{Enter}Thr');
  await shopper.user.upload(attach, picture('next.png'));
  await within(shopper.room).findByRole('button', { name: 'Remove next.png' });
  release();
  await screen.findByRole('dialog', { name: 'Welcome' });
  await logIn(shopper);
  const room = await screen.findByRole('region', { name: shop.name });
  expect(field(room)).toHaveValue('One\nTwo\nThr');
  const photos = within(room).getAllByRole('button', { name: /^Remove / });
  expect(photos.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Remove first.png',
    'Remove next.png',
  ]);
});

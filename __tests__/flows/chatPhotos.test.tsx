import { fireEvent } from '@testing-library/react';
import { devToolsOf, quiet } from '../support/rows';
import {
  callsOf,
  conversations,
  expectMessage,
  field,
  firstConversation,
  openConversation,
  reloadConversation,
} from '../support/chatting';
import { demo, requestDemo } from '../support/demo';
import { falsePicture, hugePicture, picture } from '../support/files';
import { recordCalls } from '../support/recordedCalls';
import { leave, screen, SHOPPER, waitFor, within } from '../support/visit';

afterEach(leave);

interface SentMessage {
  type: string;
  message: string | null;
  photos: { url: string; width: number }[];
}

/** The user's messages to a shop, newest first, as the shop has them. */
async function ownMessages(shopId: number): Promise<SentMessage[]> {
  const token = await demo.logIn(SHOPPER);
  const { data } = await requestDemo<{ data: SentMessage[] }>(`/get-message?shop_id=${shopId}`, token);
  return data.filter(({ type }) => type === 'user');
}

const attach = (room: HTMLElement) =>
  within(room).findByLabelText('Your photos', { selector: 'form input[type=file]' });
const previews = (room: HTMLElement) =>
  within(room)
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label'));
const filesOf = (...files: File[]) => ({ files, types: ['Files'] });
const photosIn = (room: HTMLElement) =>
  within(within(room).getByRole('log')).findByRole('list', { name: 'Your photos' });
/** Accessible names without the characters that isolate a name's direction. */
const plain = (name: string) => name.replace(/[\u2066-\u2069]/g, '');

it('sends chosen, pasted and dropped photos, and shows them full screen', async () => {
  const { shop } = await firstConversation();
  const { user, room, shop: app } = await openConversation(`/messages?shop=${shop.id}`);
  await user.upload(await attach(room), [picture('chosen.png'), picture('chosen too.png')]);
  await waitFor(() => expect(previews(room)).toHaveLength(2));
  await user.upload(await attach(room), [falsePicture(), hugePicture()]);
  expect(await within(room).findByText(/not a picture that we can show/)).toBeVisible();
  expect(within(room).getByText(/larger than 2 MB/)).toBeVisible();
  fireEvent.paste(field(room), { clipboardData: filesOf(picture('pasted.png')) });
  await waitFor(() => expect(previews(room)).toContain('Remove pasted.png'));
  expect(within(room).queryByText(/larger than 2 MB/)).toBeNull();
  fireEvent.dragOver(room, { dataTransfer: filesOf() });
  expect(await within(room).findByText('Drop photos here')).toBeInTheDocument();
  fireEvent.drop(room, { dataTransfer: filesOf(picture('dropped.png'), picture('fifth.png')) });
  expect(await within(room).findByText(/No more than 4 files can be sent/)).toBeVisible();
  expect(within(room).queryByText('Drop photos here')).toBeNull();
  await user.click(within(room).getByRole('button', { name: 'Remove chosen too.png' }));
  expect(within(room).getByRole('button', { name: 'Add photos' })).toHaveFocus();
  expect(previews(room)).toEqual(['Remove chosen.png', 'Remove pasted.png', 'Remove dropped.png']);

  const tools = devToolsOf(app);
  await quiet(tools);
  const recorded = recordCalls();
  await user.click(field(room));
  await user.keyboard('{Enter}');
  await expectMessage(room, /Sent$/);
  recorded.stop();
  expect(previews(room)).toEqual([]);
  expect(recorded.of('POST /send-message')).toMatchObject([{ body: { message: '', type: 'user' } }]);
  const [own] = await ownMessages(shop.id);
  expect(own).toMatchObject({ message: null, photos: [{}, {}, { width: 1 }] });
  const list = screen.getByRole('list', { name: 'Conversations' });
  const row = await within(list).findByRole('link', { name: new RegExp(`^${shop.name}`) });
  await waitFor(() => expect(row).toHaveTextContent('Photos'));

  const thumbnails = within(await photosIn(room)).getAllByRole('button');
  expect(thumbnails).toHaveLength(3);
  await user.click(thumbnails[1]!);
  const full = await screen.findByRole('dialog', { name: 'Your photos' });
  expect(
    within(full).getByRole('img', { name: (name) => plain(name) === 'Your photos, picture 2 of 3' }),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // The timeline names the files; a visit to the row of the press sends nothing.
  await quiet(tools);
  const index = tools.types().indexOf('chat/messageSubmitted');
  expect(tools.rows()[index]).toMatchObject({
    payload: { text: '', photos: [{ name: 'chosen.png' }, {}, {}] },
  });
  expect(tools.rows()[index]?.meta?.cause).toMatchObject({ by: 'press', on: 'Your message' });
  const calls = callsOf('/send-message');
  tools.jump(index);
  expect(await within(room).findByText(/Sending…$/)).toBeVisible();
  app.timeline?.backToNow();
  await waitFor(() => expect(within(room).queryByText(/Sending…$/)).toBeNull());
  expect(await photosIn(room)).toBeVisible();
  expect(callsOf('/send-message')).toBe(calls);
});

it('keeps the photos of a failed message, and asks for them after a reload', async () => {
  const [first, second] = await conversations();
  if (!first || !second) throw new Error('There are no two conversations');
  const visitor = await openConversation(`/messages?shop=${first.shop.id}`);
  const { user } = visitor;
  const row = (name: string) =>
    within(screen.getByRole('list', { name: 'Conversations' })).getByRole('link', {
      name: new RegExp(`^${name}`),
    });
  const roomOf = (name: string) => screen.findByRole('region', { name });
  await user.upload(await attach(visitor.room), picture('damage.png'));
  await waitFor(() => expect(previews(visitor.room)).toHaveLength(1));
  await demo.fault({ path: '/api/send-message', body: 'drop', times: 1 });
  await user.type(field(visitor.room), 'It came like this{Enter}');
  await expectMessage(visitor.room, /Not sent$/);
  await user.upload(await attach(visitor.room), picture('unsent.png'));
  await waitFor(() => expect(previews(visitor.room)).toHaveLength(1));

  // The shop's photo of the other conversation opens with the shop's name.
  await user.click(row(second.shop.name));
  const other = await roomOf(second.shop.name);
  expect(
    await within(other).findByRole('list', {
      name: (name) => plain(name) === `Photos by ${second.shop.name}`,
    }),
  ).toBeVisible();
  await user.click(row(first.shop.name));
  const room = await roomOf(first.shop.name);
  await within(room).findByRole('log');
  expect(previews(room)).toEqual(['Remove unsent.png']);
  expect(within(await photosIn(room)).getByRole('img', { name: 'damage.png' })).toBeInTheDocument();
  await user.click(within(room).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(room).queryByText(/Not sent$|Sending…$/)).toBeNull());
  const [kept] = await ownMessages(first.shop.id);
  expect(kept).toMatchObject({ message: 'It came like this', photos: [{ width: 1 }] });

  await demo.fault({ path: '/api/send-message', body: 'drop', times: 1 });
  await user.type(field(room), '{Enter}');
  await expectMessage(room, /Not sent$/);
  const again = await reloadConversation(visitor);
  const note = within(await within(again.room).findByRole('alert'));
  expect(note.getByText('The photos of this message are no longer on this page.')).toBeVisible();
  expect(note.queryByRole('button', { name: 'Try again' })).toBeNull();
  // A later message neither waits for it nor sends it.
  await again.user.type(field(again.room), 'And later{Enter}');
  await expectMessage(again.room, /Sent$/);
  await again.user.upload(note.getByLabelText('Your photos'), [picture(), picture()]);
  expect(await note.findByText(/No more than 1 files? can be sent/)).toBeVisible();
  await again.user.upload(note.getByLabelText('Your photos'), picture('again.png'));
  await waitFor(() => expect(within(again.room).queryByText(/Not sent$|Sending…$/)).toBeNull());
  expect((await ownMessages(first.shop.id)).slice(0, 2)).toMatchObject([
    { message: null, photos: [{ width: 1 }] },
    { message: 'And later', photos: [] },
  ]);
});

it('takes no photos where the server does not', async () => {
  const { shop } = await firstConversation();
  const messages = [{ id: 1, type: 'shop', message: 'Hello', shop: { id: shop.id, name: shop.name } }];
  await demo.fault({ path: '/api/get-message', response: { data: { data: messages } } });
  const { room } = await openConversation(`/messages?shop=${shop.id}`);
  await expectMessage(room, 'Hello');
  expect(within(room).queryByRole('button', { name: 'Add photos' })).toBeNull();
  fireEvent.dragOver(room, { dataTransfer: filesOf() });
  expect(within(room).queryByText('Drop photos here')).toBeNull();
  expect(fireEvent.paste(field(room), { clipboardData: filesOf(picture()) })).toBe(true);
});

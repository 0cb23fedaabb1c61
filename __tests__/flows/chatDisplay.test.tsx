import { fireEvent } from '@testing-library/react';
import { demo } from '../support/demo';
import { playWidth } from '../support/phone';
import { field, firstConversation, lines, longestConversation, openConversation } from '../support/chatting';
import { asTimePasses, leave, screen, visitSignedIn, waitFor, within } from '../support/visit';

let putBack = () => {};

afterEach(async () => {
  putBack();
  await leave();
});

it('loads the next page after the loading flag when the view is at the top again', async () => {
  const conversation = await longestConversation();
  const { room, clock, shop } = await openConversation(`/messages?shop=${conversation.shop.id}`);
  const log = within(room).getByRole('log');
  fireEvent.scroll(log);
  await clock.advance(500);
  await waitFor(() => expect(lines(room)).toHaveLength(40));
  fireEvent.scroll(log);
  const { olderOf } = shop.store.getState().chat;
  expect(olderOf).toBe(conversation.shop.id);
  await clock.advance(1000);
  await asTimePasses(clock, 500, () => {
    expect(lines(room)).toHaveLength(60);
  });
  // The shopper no longer scrolls.
  await clock.advance(3000);
  await waitFor(() => expect(within(room).getByRole('button', { name: 'Older messages' })).toBeVisible());
  expect(lines(room)).toHaveLength(60);
});

describe('keeps the focus in the conversation', () => {
  it('after the pressed button is removed: "Older messages", "Try again", "Remove"', async () => {
    const conversation = await longestConversation();
    const { room: pane, user, clock } = await openConversation(`/messages?shop=${conversation.shop.id}`);
    const log = within(pane).getByRole('log');
    const press = async (name: string | RegExp) => {
      (await within(pane).findByRole('button', { name })).focus();
      await user.keyboard('{Enter}');
    };
    await press('Older messages');
    expect(log).toHaveFocus();
    await clock.advance(2000);
    await waitFor(() => expect(within(pane).queryByRole('progressbar')).not.toBeInTheDocument());

    await demo.fault({ path: '/api/send-message', status: 503, times: 2 });
    await user.type(field(pane), 'One{Enter}');
    await press('Try again');
    await waitFor(() => expect(log).toHaveFocus());
    await press('Remove');
    await waitFor(() => expect(within(pane).queryByText('One')).not.toBeInTheDocument());
    expect(log).toHaveFocus();
  });

  it.each(['list', 'log'])('after a failed %s has loaded', async (part) => {
    const { shop } = await firstConversation();
    const isList = part === 'list';
    await demo.fault({ path: isList ? '/api/get-shops' : '/api/get-message', status: 422 });
    const { user } = await visitSignedIn(`/messages?shop=${shop.id}`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.focus();
    await demo.clearFaults();
    await user.keyboard('{Enter}');
    const region = await screen.findByRole('region', { name: isList ? 'Messages' : shop.name });
    await within(region).findByRole(part);
    expect(region).toContainElement(document.activeElement as HTMLElement);
  });
});

it('moves the focus into the conversation and back to its row with one pane', async () => {
  const { shop } = await firstConversation();
  putBack = playWidth(390);
  const { user } = await visitSignedIn('/messages');
  const row = await screen.findByRole('link', { name: new RegExp(`^${shop.name}`) });
  row.focus();
  await user.keyboard('{Enter}');
  const room = await screen.findByRole('region', { name: shop.name });
  await waitFor(() => expect(room).toHaveFocus());
  (await within(room).findByRole('link', { name: 'Back to all conversations' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('link', { name: new RegExp(`^${shop.name}`) })).toHaveFocus());
});

import { fireEvent } from '@testing-library/react';
import { lines, longestTalk, openConversation } from '../support/talking';
import { leave, waitFor, within } from '../support/visit';

afterEach(leave);

it('whoever is at the top again while the flag is held gets the next page when it falls', async () => {
  const talk = await longestTalk();
  const { room, clock, shop } = await openConversation(`/messages?shop=${talk.shop.id}`);
  const log = within(room).getByRole('log');
  fireEvent.scroll(log);
  await clock.advance(500);
  await waitFor(() => expect(lines(room)).toHaveLength(40));
  fireEvent.scroll(log);
  const { olderOf } = shop.store.getState().chat;
  expect(olderOf).toBe(talk.shop.id);
  await clock.advance(1000);
  await waitFor(async () => {
    await clock.advance(500);
    expect(lines(room)).toHaveLength(60);
  });
  // Nobody scrolls any more.
  await clock.advance(3000);
  await waitFor(() => expect(within(room).getByRole('button', { name: 'Older messages' })).toBeVisible());
  expect(lines(room)).toHaveLength(60);
});

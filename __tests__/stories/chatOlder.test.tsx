import { demo } from '../support/demo';
import { lines, longestTalk, openConversation } from '../support/talking';
import { leave, waitFor, within } from '../support/visit';

afterEach(leave);

it('older messages that do not come are said where they would be, and tried again there', async () => {
  const talk = await longestTalk();
  const { room, user, clock } = await openConversation(`/messages?shop=${talk.shop.id}`);
  await demo.fault({ path: '/api/get-message', status: 422, times: 1 });
  const ask = async (name: string) => {
    await user.click(within(room).getByRole('button', { name }));
    await within(room).findByRole('progressbar');
    await waitFor(async () => {
      await clock.advance(500);
      expect(within(room).queryByRole('progressbar')).not.toBeInTheDocument();
    });
  };
  await ask('Older messages');
  expect(within(room).getByText('The older messages could not be loaded.')).toBeVisible();
  expect(lines(room)).toHaveLength(20);
  await ask('Try again');
  expect(lines(room)).toHaveLength(40);
  expect(within(room).queryByText('The older messages could not be loaded.')).not.toBeInTheDocument();
});

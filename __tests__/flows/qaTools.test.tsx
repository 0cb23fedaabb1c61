import '../support/devTools';
import { devToolsOf, quiet } from '../support/rows';
import { leave, screen, visit, waitFor, within } from '../support/visit';

// Loading the panel's code for the first time takes long on a busy machine.
beforeAll(() => import('@/features/qaPanel/panel/QaPanel'));
afterEach(leave);

async function opened(address: string) {
  const visitor = await visit(address);
  const panel = within(await screen.findByRole('complementary', { name: 'QA panel' }));
  const unfold = (title: string) => visitor.user.click(panel.getByText(title, { selector: 'summary' }));
  return { ...visitor, panel, unfold, tools: devToolsOf(visitor.shop) };
}

it('says why the shortcut has not saved a case, and saves once while its keys are held', async () => {
  const { user, shop } = await opened('/news?qa');
  const save = jest
    .spyOn(shop.timeline!.cases, 'save')
    .mockRejectedValue(new Error('Loading chunk 7 failed'));
  await user.keyboard('{Alt>}{Shift>}[KeyS>3/]{/Shift}{/Alt}');
  expect(await screen.findByText(/Loading chunk 7 failed/)).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

it('asks the backend after the return to now where its section was unfolded during time travel', async () => {
  const { shop, panel, tools, unfold } = await opened('/news?qa');
  await quiet(tools);
  tools.jump(2);
  await unfold('Server');
  expect(await panel.findByText('Asking the backend …')).toBeVisible();
  shop.timeline?.backToNow();
  expect(await panel.findByRole('button', { name: 'Reset to the seed' })).toBeVisible();
});

it('explains no row of the live visit while the rows of another one are shown', async () => {
  const { shop, panel, tools, unfold } = await opened('/news?qa');
  await quiet(tools);
  await unfold('Explain this');
  shop.timeline?.show([{ type: 'chat/opened' }, { type: 'chat/closed' }], undefined);
  expect(await panel.findByText('This is the row that the DevTools show.')).toBeVisible();
  expect(panel.getByText('This row is not recorded.')).toBeVisible();
  shop.timeline?.backToNow();
  await waitFor(() => expect(panel.queryByText('This row is not recorded.')).not.toBeInTheDocument());
});

it('refuses to move the clock out of the calendar', async () => {
  const { user, shop, panel, unfold } = await opened('/news?qa');
  await unfold('Clock');
  await user.type(panel.getByLabelText('Minutes'), '999999999999{Enter}');
  expect(await panel.findByRole('alert')).toHaveTextContent('by a number of minutes');
  expect(shop.timeline?.panel.ahead()).toBe(0);
});

it('returns the focus to the page, also where the shortcut was pressed again in the panel', async () => {
  const { user, panel } = await opened('/news?qa');
  const [link] = await screen.findAllByRole('link', { name: 'Shops' });
  link?.focus();
  await user.keyboard('{Alt>}{Shift>}[KeyQ][KeyQ]{/Shift}{/Alt}');
  expect(panel.getByRole('heading', { name: 'QA panel' })).toHaveFocus();
  await user.click(panel.getByRole('button', { name: 'Close the panel' }));
  expect(link).toHaveFocus();
});

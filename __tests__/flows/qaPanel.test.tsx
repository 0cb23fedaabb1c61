import '../support/devTools';
import type { UserEvent } from '@testing-library/user-event';
import { logoutConfirmed } from '@/features/logout';
import { noticeShown } from '@/core/notices';
import { clockMoved } from '@/features/qaPanel/qaPanel.slice';
import { selectIsMultiVendor } from '@/core/settings';
import { devToolsOf, quiet } from '../support/rows';
import { leave, screen, visit, waitFor, within } from '../support/visit';

// Loading the panel's code for the first time takes long on a busy machine.
beforeAll(() => import('@/features/qaPanel/panel/QaPanel'));
afterEach(leave);

const unfold = (user: UserEvent, panel: HTMLElement, title: string) =>
  user.click(within(panel).getByText(title, { selector: 'summary' }));

it('signs in the persona of a link in place of a token that is no longer valid', async () => {
  window.localStorage.setItem('token', 'ended');
  const { user } = await visit('/news?qa=persona:new');
  const panel = await screen.findByRole('complementary', { name: 'QA panel' });
  await unfold(user, panel, 'Persona');
  expect(await within(panel).findByText('Signed in: new@marsa.example')).toBeVisible();
});

it('opens by a link; faults, personas, clock and settings are rows, and disabled during time travel', async () => {
  const visitor = await visit('/news?qa=persona:new,fault:login:503:1,colour:red');
  const { user, shop } = visitor;
  const tools = devToolsOf(shop);
  const panel = await screen.findByRole('complementary', { name: 'QA panel' });
  const rowsOf = (type: string) => tools.rows().filter((row) => row.type === type);
  const button = (name: string) => within(panel).getByRole('button', { name });

  expect(await within(panel).findByText(/"colour:red" is not understood/)).toBeVisible();

  // The first login receives the fault, the second one a real response.
  await unfold(user, panel, 'Persona');
  expect(await within(panel).findByText('The server refused new@marsa.example (503).')).toBeVisible();
  await user.click(button('New shopper, without orders'));
  expect(await within(panel).findByText('Signed in: new@marsa.example')).toBeVisible();
  expect(rowsOf('qaPanel/faultStruck').map(({ meta }) => meta?.cause)).toEqual([
    expect.objectContaining({ by: 'row', type: 'api/login/pending' }),
  ]);
  await quiet(tools);

  // The causes, from the session back to the press.
  await unfold(user, panel, 'Explain this');
  const started = rowsOf('session/sessionStarted')[0]?.id ?? -1;
  const rows = within(panel).getByRole('listbox', { name: 'Rows, the newest first' });
  await user.selectOptions(rows, String(started));
  const chain = within(panel).getByRole('list', { name: `How row ${started} came about` });
  const steps = within(chain).getAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('click on “New shopper, without orders”');
  expect(steps[1]).toHaveTextContent('qaPanel/personaChosen');
  expect(steps.at(-1)).toHaveTextContent('session/sessionStarted');

  const changes = within(panel).getByRole('list', { name: `What row ${started} has changed` });
  expect(changes).toHaveTextContent(/session\.user: null → \{\d+ fields\}/);
  await user.click(within(panel).getByRole('checkbox', { name: 'Hide api/*' }));
  const events = within(rows).getAllByRole('option');
  expect(events.map(({ textContent }) => textContent).filter((text) => / api\//.test(text))).toEqual([]);
  expect(events.length).toBeGreaterThan(3);

  // The heartbeat is due an hour later.
  const beats = rowsOf('api/updateLastSeen/pending').length;
  await unfold(user, panel, 'Clock');
  await user.click(button('+1 h'));
  await visitor.clock.advance(0);
  await waitFor(() => expect(rowsOf('api/updateLastSeen/pending').length).toBeGreaterThan(beats));

  await unfold(user, panel, 'Settings');
  expect(selectIsMultiVendor(shop.store.getState())).toBe(true);
  await user.selectOptions(within(panel).getByLabelText('Many vendors'), 'Off');
  await waitFor(() => expect(selectIsMultiVendor(shop.store.getState())).toBe(false));
  await quiet(tools);

  const types = tools.types();
  tools.jump(3);
  expect(await within(panel).findByText(/nothing can be changed before “Back to now”/)).toBeVisible();
  expect(button('+1 h')).toBeDisabled();
  shop.timeline?.panel.act(clockMoved(60_000));
  expect(within(panel).getByRole('list', { name: 'How row 3 came about' })).toBeVisible();
  shop.timeline?.backToNow();
  expect(tools.types()).toEqual(types);
  expect(shop.timeline?.panel.ahead()).toBe(3_600_000);
});

it('measures on while the clock is frozen', async () => {
  const visitor = await visit('/news?qa=clock:frozen');
  const panel = await screen.findByRole('complementary', { name: 'QA panel' });
  await quiet(devToolsOf(visitor.shop));
  await unfold(visitor.user, panel, 'Figures');
  const size = () => within(panel).getByText(/kB$/).textContent;
  const before = size();
  const message = 'A long message. '.repeat(1000);
  visitor.shop.store.dispatch(noticeShown({ kind: 'info', text: { message } }));
  await visitor.clock.advance(1000);
  await waitFor(() => expect(size()).not.toBe(before));
});

it('passes the focus to the page when a panel that a link has opened is closed', async () => {
  const { user } = await visit('/news?qa');
  const panel = await screen.findByRole('complementary', { name: 'QA panel' });
  await user.click(within(panel).getByRole('button', { name: 'Close the panel' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('links to the part of the page, as whoever is signed in now', async () => {
  const visitor = await visit('/news?qa=persona:new#articles');
  const { user, shop } = visitor;
  const panel = await screen.findByRole('complementary', { name: 'QA panel' });
  await unfold(user, panel, 'Link to this state');
  const link = () => within(panel).getByLabelText<HTMLInputElement>('Opens the shop like this').value;
  await waitFor(() => expect(link()).toMatch(/\/news\?qa=persona:new#articles$/));
  await waitFor(() => expect(shop.store.getState().session.user).not.toBeNull());
  await quiet(devToolsOf(shop));
  shop.store.dispatch(logoutConfirmed());
  await waitFor(() => expect(link()).toMatch(/\?qa=persona:visitor/));
});

it('records presses without secrets, and what QA expects, also where it is not so', async () => {
  const { user, shop } = await visit('/news?qa');
  const tools = devToolsOf(shop);
  const panel = await screen.findByRole('complementary', { name: 'QA panel' });
  const inPanel = within(panel);
  const [login] = await screen.findAllByRole('button', { name: /^Welcome/ });
  if (!login) throw new Error('There is no button to log in');
  await user.click(login);
  const dialog = within(await screen.findByRole('dialog', { name: 'Welcome' }));
  await user.type(dialog.getByLabelText('Email or phone'), 'new@marsa.example');
  await user.type(dialog.getByLabelText('Password'), 'hush-hush-9{Enter}');
  await quiet(tools);
  await user.type(dialog.getByLabelText('Email or phone'), '.');
  await unfold(user, panel, 'Faults');
  await user.type(inPanel.getByLabelText('Endpoint'), 'login{Enter}');

  await unfold(user, panel, 'Case');
  const expectThat = async (kind: string, fields: Record<string, string>) => {
    await user.selectOptions(inPanel.getByLabelText('Expectation'), kind);
    for (const [label, text] of Object.entries(fields)) {
      await user.click(inPanel.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(inPanel.getByRole('button', { name: 'Add' }));
  };
  await expectThat('This row must come', { Row: 'api/login/rejected' });
  await expectThat('This row must not come', { Row: 'login/loginSubmitted' });
  await expectThat('The state at this path is', {
    'Path in the state': 'overlays.stack',
    'Value (empty: as it is now)': '[]',
  });
  await expectThat('This text must not be seen', { 'Text on the page': 'Error' });
  await expectThat('This text must be seen', { 'Text on the page': 'removed again' });
  const list = within(inPanel.getByRole('list', { name: 'What you expect' }));
  expect(list.getByText('row api/login/rejected comes')).toHaveTextContent('so it is now');
  expect(list.getByText('row login/loginSubmitted comes never')).toHaveTextContent('not so now, but 1');
  await user.click(list.getByRole('button', { name: /^Remove: text “removed again”/ }));

  const { flow } = shop.timeline?.cases.visit() ?? {};
  const field = { role: 'textbox', name: 'Email or phone' };
  const password = { role: 'textbox', name: 'Password' };
  expect(flow?.signedIn).toBeNull();
  expect(flow?.steps).toEqual([
    { do: 'click', role: 'button', name: login.getAttribute('aria-label') ?? login.textContent },
    { do: 'fillAccount', ...field, persona: 'new' },
    { do: 'fillSecret', ...password, secret: 'wrongPassword' },
    { do: 'key', ...password, key: 'Enter' },
    { do: 'fill', ...field, text: 'new@marsa.example.' },
    {
      do: 'panel',
      action: {
        type: 'qaPanel/faultSet',
        payload: { endpoint: 'login', failure: { kind: 'status', status: 500 }, times: null },
      },
    },
  ]);
  expect(flow?.pins).toEqual([
    { row: 'api/login/rejected' },
    { row: 'login/loginSubmitted', times: 0, was: 1 },
    { state: 'overlays.stack', is: [], after: 6, was: [{ name: 'login', reason: 'button' }] },
    { text: 'Error', times: 0, after: 6 },
  ]);
});

import { requestDemo, demo } from '../support/demo';
import { holdResponses } from '../support/heldResponses';
import { falsePicture, hugePicture, pdfFile, picture } from '../support/files';
import { unserializablePaths } from '../support/plain';
import { fillTicket, ticketForm } from '../support/ticketForm';
import { goTo, leave, screen, untilResponses, visitSignedIn, waitFor, within } from '../support/visit';

afterEach(leave);

const token = () => window.localStorage.getItem('token') ?? '';

interface Recorded {
  running: number;
  completed: number;
  cancel: number;
  support_tickets: { ticket_no: string; subject: string; status: string }[];
}
const recordedOf = (status = '') => requestDemo<Recorded>(`/support-tickets?status=${status}`, token());

it('shows the list with its tabs beside an open ticket, sends a reply, and shows a closed ticket', async () => {
  const { user } = await visitSignedIn('/support-tickets');
  const { running, completed, cancel } = await recordedOf();
  const tabs = within(await screen.findByRole('navigation', { name: 'Ticket status' }));
  await tabs.findByRole('link', { name: `All ${running + completed + cancel}` });
  await user.click(tabs.getByRole('link', { name: `Completed ${completed}` }));
  expect(window.location.search).toBe('?status=completed');
  const { support_tickets: ended } = await recordedOf('completed');
  const [closed] = ended;
  await waitFor(() => expect(screen.getAllByRole('link', { name: /TK-/ })).toHaveLength(ended.length));
  await user.click(await screen.findByRole('link', { name: new RegExp(closed?.ticket_no ?? '') }));
  await screen.findByText('This ticket is closed. If something is left, open a new one.');
  expect(window.location.pathname).toBe(`/support-ticket/${closed?.ticket_no}`);
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).not.toBeInTheDocument();

  // The list beside the ticket keeps the selected tab; the document title is the ticket's.
  await user.click(tabs.getByRole('link', { name: `Running ${running}` }));
  const [open] = (await recordedOf('running')).support_tickets;
  const row = await screen.findByRole('link', { name: new RegExp(open?.ticket_no ?? '') });
  await user.click(row);
  await waitFor(() => expect(row).toHaveAttribute('aria-current', 'page'));
  await waitFor(() => expect(document.title).toContain(open?.ticket_no));
  expect(screen.getByText('+971 501234567', { selector: 'dd *' })).toBeVisible();

  const response = await screen.findByRole('textbox', { name: 'Your answer' });
  await user.type(response, 'Thank you, that helps.');
  await demo.fault({ path: '/api/support-ticket-message', status: 500, times: 1 });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Failing on purpose with 500');
  expect(response).toHaveValue('Thank you, that helps.');
  await demo.fault({ path: '/api/support-ticket-message', body: 'drop', times: 1 });
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('This was not sent. What you typed is still here: press again to send it.');
  expect(response).toHaveValue('Thank you, that helps.');
  await user.type(response, '{Control>}{Enter}{/Control}');
  const messages = within(screen.getByRole('log', { name: 'Messages' }));
  await messages.findByText('Thank you, that helps.');
  await waitFor(() => expect(response).toHaveValue(''));

  // The reply of the support desk arrives over the socket.
  const before = messages.getAllByRole('listitem').length;
  await demo.clock(3_600_000);
  await waitFor(() => expect(messages.getAllByRole('listitem').length).toBeGreaterThan(before));
});

it('shows "not found" for an unknown number, and retries a list that failed to load', async () => {
  await demo.fault({ path: '/api/support-tickets', status: 422 });
  const { user } = await visitSignedIn('/support-ticket/TK-999999?status=nonsense&page=-2');
  await screen.findByText('Ticket not found');
  expect(window.location.search).toBe('');
  await waitFor(() => expect(document.title).toBe('Support Ticket | Marsa'));
  await demo.clearFaults();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', {
    name: new RegExp((await recordedOf()).support_tickets[0]?.ticket_no ?? ''),
  });
});

it('checks the files of a new ticket, removes them, and keeps the input after a refusal', async () => {
  const { user, shop } = await visitSignedIn('/support-tickets?new=&order=MR-10413');
  const form = await ticketForm();
  const orderNumber = await form.findByRole('combobox', { name: 'Order number' });
  expect(orderNumber).toHaveValue('MR-10413');
  const own = await waitFor(() => {
    const options = [...document.querySelectorAll('option[value^="MR-"]')];
    expect(options.length).toBeGreaterThan(3);
    return options.map((option) => option.getAttribute('value'));
  });
  const orders = Object.values(shop.store.getState().api.queries).find(
    (query) => query?.endpointName === 'getOrders',
  );
  expect(orders?.data).toMatchObject({ orders: own.map((code) => ({ code })) });
  await user.click(form.getByRole('button', { name: 'Send ticket' }));
  await form.findByText('The message field is required');
  expect(form.getByText('Choose what it is about')).toBeVisible();

  await fillTicket({ user }, 'A cup came broken');

  const input = form.getByLabelText('Attachments', { selector: 'input' });
  await user.upload(input, [falsePicture(), hugePicture(), picture('cup.png'), pdfFile()]);
  await form.findByText('cup.png');
  expect(form.getByText(/Only JPG, PNG and PDF files can be attached/)).toBeVisible();
  expect(form.getByText(/This file is larger than 2 MB/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Remove invoice.pdf' }));
  expect(form.queryByText('invoice.pdf')).not.toBeInTheDocument();

  await demo.fault({ path: '/api/support-ticket', status: 503, times: 1 });
  await user.click(form.getByRole('button', { name: 'Send ticket' }));
  await screen.findByText('Failing on purpose with 503');
  expect(form.getByText('cup.png')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Send ticket' }));
  await screen.findByText('Your ticket has been opened');

  await screen.findByRole('heading', { level: 1, name: 'A cup came broken' });
  expect(window.location.pathname).toMatch(/^\/support-ticket\/TK-/);
  expect(await screen.findByRole('link', { name: 'Attachment 1' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Attachment 2' })).not.toBeInTheDocument();
  // The store never contains a file.
  expect(unserializablePaths(shop.store.getState())).toEqual([]);
});

it('shows what the server says about a reply', async () => {
  const shopper = await visitSignedIn('/support-tickets');
  const [ticket] = (await recordedOf('running')).support_tickets;
  goTo(shopper, `/support-ticket/${ticket?.ticket_no}`);
  const { user } = shopper;
  const errors = { message: ['The message is too long for this shop.'] };
  await demo.fault({
    path: '/api/support-ticket-message',
    status: 422,
    response: { message: 'The given data was invalid.', errors },
    times: 1,
  });
  const answer = await screen.findByRole('textbox', { name: 'Your answer' });
  await user.type(answer, 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('The message is too long for this shop.')).toBeVisible();
  expect(answer).toHaveValue('Thank you');
});

it('opens one ticket without a subject when its response was lost', async () => {
  const { user } = await visitSignedIn('/support-tickets?new=');
  const form = await ticketForm();
  await fillTicket({ user }, '');
  const before = (await recordedOf()).running;
  await demo.fault({ path: '/api/support-ticket', body: 'cut', times: 1 });
  await user.click(form.getByRole('button', { name: 'Send ticket' }));
  await screen.findByText('Your ticket has been opened');
  expect(window.location.pathname).toMatch(/^\/support-ticket\/TK-/);
  expect((await recordedOf()).running).toBe(before + 1);
});

it.each([
  ['a lost response', /offline/],
  ['a second press', /already/],
])('shows a seller the shop after %s', async (what, failure) => {
  const { user } = await visitSignedIn('/become-a-seller');
  const form = within(await screen.findByRole('form', { name: 'Become a Seller' }));
  await user.type(form.getByRole('textbox', { name: /^Shop name/ }), 'Harbour Ceramics');
  await user.upload(form.getByLabelText('Shop logo', { selector: 'input' }), picture('logo.png'));
  await user.upload(form.getByLabelText('Shop banner', { selector: 'input' }), picture('banner.png'));
  await form.findByText('banner.png');
  await demo.fault({ path: '/api/become-a-seller', body: 'cut', times: 1 });
  const send = form.getByRole('button', { name: 'Open my shop' });
  if (what === 'a second press') {
    await demo.fault({ path: '/api/user/roles', status: 429, times: 1 });
    await user.click(send);
    await form.findByText(/This was not sent/);
  }
  await user.click(send);
  await screen.findByText('You have a shop');
  await waitFor(() => expect(screen.getByText('You have a shop').closest('[role=status]')).toHaveFocus());
  expect(screen.queryByText(failure)).not.toBeInTheDocument();
});

it('uploads logo and banner of a seller, and then shows the Seller Dashboard', async () => {
  const { user } = await visitSignedIn('/become-a-seller');
  const form = within(await screen.findByRole('form', { name: 'Become a Seller' }));
  const send = () => user.click(form.getByRole('button', { name: 'Open my shop' }));
  await user.type(form.getByRole('textbox', { name: /^Shop name/ }), 'Harbour Ceramics');
  await send();
  await form.findByText('Choose a logo for your shop');
  await user.upload(form.getByLabelText('Shop logo', { selector: 'input' }), picture('logo.png'));
  await user.upload(form.getByLabelText('Shop banner', { selector: 'input' }), picture('banner.png'));
  await form.findByText('banner.png');
  await send();
  await screen.findByText('You have a shop');
  await screen.findByRole('link', { name: 'Seller Dashboard' });
});

it('keeps a reply when an older read of the ticket arrives after it', async () => {
  const shopper = await visitSignedIn('/support-tickets?status=running');
  const [first, second] = await screen.findAllByRole('link', { name: /TK-/ });
  const open = async (row?: HTMLElement) => {
    if (!row) throw new Error('Two running tickets are needed');
    await shopper.user.click(row);
    await waitFor(() => expect(row).toHaveAttribute('aria-current', 'page'));
    await screen.findByRole('textbox', { name: 'Your answer' });
  };
  await open(first);
  await open(second);
  const release = holdResponses('/api/support-ticket/show');
  await open(first);
  await waitFor(() => expect(release.handled()).toBe(1));
  await shopper.user.type(screen.getByRole('textbox', { name: 'Your answer' }), 'It is here now.');
  await shopper.user.click(screen.getByRole('button', { name: 'Send' }));
  const messages = within(screen.getByRole('log', { name: 'Messages' }));
  expect(await messages.findByText('It is here now.')).toBeVisible();
  release();
  await untilResponses(shopper);
  expect(messages.getByText('It is here now.')).toBeVisible();
});

it('sends replies to two tickets at the same time', async () => {
  const { user } = await visitSignedIn('/support-tickets?status=running');
  const rows = await screen.findAllByRole('link', { name: /TK-/ });
  const release = holdResponses('/api/support-ticket-message');
  for (const [index, text] of ['To the first.', 'To the second.'].entries()) {
    const row = rows[index];
    if (!row) throw new Error('Two running tickets are needed');
    await user.click(row);
    await waitFor(() => expect(row).toHaveAttribute('aria-current', 'page'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue(''));
    await user.type(screen.getByRole('textbox', { name: 'Your answer' }), text);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true'),
    );
  }
  release();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your answer' })).toHaveValue(''));
  const messages = () => within(screen.getByRole('log', { name: 'Messages' }));
  expect(messages().getByText('To the second.')).toBeVisible();
  await user.click(rows[0]!);
  expect(await screen.findByText('To the first.')).toBeVisible();
});

it('is about the order that help is asked for, whichever order an earlier draft was about', async () => {
  const { user } = await visitSignedIn('/support-tickets?new=');
  const draft = await ticketForm();
  await user.type(draft.getByRole('textbox', { name: 'Subject' }), 'A cup came broken');
  await user.type(draft.getByRole('combobox', { name: 'Order number' }), 'MR-10412');
  await user.click(screen.getByRole('link', { name: 'Order History' }));
  await screen.findByRole('heading', { level: 2, name: /MR-10413/ });
  await user.click(await screen.findByRole('link', { name: 'Get help with this order' }));
  const form = await ticketForm();
  expect(form.getByRole('combobox', { name: 'Order number' })).toHaveValue('MR-10413');
  expect(form.getByRole('textbox', { name: 'Subject' })).toHaveValue('A cup came broken');
});

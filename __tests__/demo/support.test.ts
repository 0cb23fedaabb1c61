import { clientOf, signIn, type Client } from './support/client';
import { fileLike, pictureOf } from './support/files';
import { matching } from './support/matchers';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const minute = 60_000;

let client: Client;
let issueType: string;
beforeEach(async () => {
  client = await signIn(demo, 'new@marsa.example');
  issueType = (await client.get('/ticket-issue-types')).body.data.issue_types[0].name;
});

const ticketFields = () => ({
  issue_type: issueType,
  subject: 'Where is it?',
  message: 'My parcel has not come.',
  email: 'new@marsa.example',
});
const open = async (more = {}) => client.form('/support-ticket', { ...ticketFields(), ...more });
const show = async (no: string, by = client) => by.get(`/support-ticket/show?ticket_number=${no}`);

describe('a ticket', () => {
  it('is opened with attachments', async () => {
    const { status, body } = await open({
      phone: '501234567',
      order_number: 'MR-10401',
      attachments: [await pictureOf(20, 20), fileLike('%PDF-1.7\n')],
    });
    expect(status).toBe(200);
    const { ticket_no: no } = body.data.support_ticket;
    const detail = (await show(no)).body.data.support_ticket;
    expect(detail).toMatchObject({
      ticket_no: matching(/^TK-\d+$/),
      status: 'pending',
      subject: 'Where is it?',
      issue_type: issueType,
      order_number: 'MR-10401',
      user_chat: true,
      email: 'new@marsa.example',
      phone: '501234567',
      attachments: [{ type: 'image' }, { type: 'pdf' }],
      messages: [{ message: 'My parcel has not come.', sender_name: 'Sami Rahman' }],
    });
    const files = await Promise.all(detail.attachments.map(({ src }) => client.open(src)));
    expect(files.map((file) => file.headers.get('content-type'))).toEqual(['image/png', 'application/pdf']);
  });

  it.each([
    ['issue_type', { issue_type: 'Nonsense' }],
    ['message', { message: ' ' }],
    ['email', { email: 'nobody' }],
    ['attachments', { attachments: [fileLike('GIF89a')] }],
    ['attachments', { attachments: [fileLike('MZ\u0090 a program')] }],
    ['attachments', { attachments: [fileLike('%PDF-', 2 * 1024 * 1024 + 1)] }],
    ['attachments', { attachments: Array.from({ length: 6 }, () => fileLike('%PDF-')) }],
  ])('names an invalid %s', async (field, wrong) => {
    const { status, body } = await open(wrong);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect((await client.get('/support-tickets')).body.data.total).toBe(0);
  });

  it('is refused after 50 files in a day', async () => {
    const attachments = Array.from({ length: 5 }, () => fileLike('%PDF-'));
    for (let ticket = 0; ticket < 10; ticket += 1) expect((await open({ attachments })).status).toBe(200);
    const { status, body } = await open({ attachments });
    expect([status, body.message]).toEqual([
      422,
      'You have sent too many files today. Please try again tomorrow.',
    ]);
    expect((await client.get('/support-tickets')).body.data.total).toBe(10);
    await client.post('/qa/clock', { offsetMs: 25 * 60 * minute });
    expect((await open({ attachments })).status).toBe(200);
  });

  it('accepts messages, to which the help desk replies later', async () => {
    const { ticket_no: no } = (await open()).body.data.support_ticket;
    const write = (message: string) => client.post('/support-ticket-message', { ticket_number: no, message });
    expect((await write('Anybody there?')).body.data.messages).toHaveLength(2);
    await client.post('/qa/clock', { offsetMs: 3 * minute });
    const { messages } = (await client.get(`/support-ticket-messages?ticket_number=${no}`)).body.data;
    expect(messages.at(-1)).toMatchObject({ sender_id: null, sender_name: 'Marsa help desk' });
    expect((await show(no)).body.data.support_ticket.status).toBe('confirm');
    await write('هل من جديد؟');
    await client.post('/qa/clock', { offsetMs: 6 * minute });
    const after = (await client.get(`/support-ticket-messages?ticket_number=${no}`)).body.data.messages;
    expect(after).toHaveLength(5);
    expect(after.at(-1)?.sender_name).toBe('مكتب مساعدة مرسى');
    expect((await write('')).body.errors).toHaveProperty('message');
  });

  it('is private to its user, and not found by an unknown number', async () => {
    const { ticket_no: no } = (await open()).body.data.support_ticket;
    const other = await signIn(demo);
    for (const response of [
      await show(no, other),
      await show('TK-0'),
      await client.get('/support-ticket/show'),
    ]) {
      expect(response.status).toBe(422);
    }
    const reply = { ticket_number: no, message: 'Mine?' };
    expect((await other.post('/support-ticket-message', reply)).status).toBe(422);
    expect((await clientOf(demo).get('/support-tickets')).status).toBe(401);
  });
});

describe('the list of tickets', () => {
  it('has the count of each tab, and is sorted by date, latest first', async () => {
    const numbers = [];
    for (let round = 0; round < 3; round += 1)
      numbers.unshift((await open()).body.data.support_ticket.ticket_no);
    const list = async (query = '') => (await client.get(`/support-tickets${query}`)).body.data;
    const all = await list();
    expect(all).toMatchObject({ total: 3, running: 3, completed: 0, cancel: 0 });
    expect(all.support_tickets.map((ticket) => ticket.ticket_no)).toEqual(numbers);
    expect((await list('?status=running&per_page=2&page=2')).support_tickets).toHaveLength(1);
    expect(await list('?status=completed')).toMatchObject({ total: 0, support_tickets: [] });
    expect((await client.get('/support-tickets?status=nonsense')).status).toBe(422);
  });

  it('of the demo account has closed tickets, which accept no messages', async () => {
    const user = await signIn(demo);
    const { support_tickets: closed } = (await user.get('/support-tickets?status=completed')).body.data;
    const [ticket] = closed;
    expect((await show(ticket.ticket_no, user)).body.data.support_ticket.user_chat).toBe(false);
    expect(
      await user.post('/support-ticket-message', { ticket_number: ticket.ticket_no, message: 'More' }),
    ).toMatchObject({ status: 422, body: { message: 'This ticket is closed.' } });
  });
});

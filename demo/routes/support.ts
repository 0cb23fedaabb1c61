import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { respond, signedIn, type UserEnv } from '../http/environment';
import { maybe, optionalText, phoneNumber, text } from '../http/fields';
import { contentTypes, fileOf, type SentFile } from '../http/files';
import { formOf } from '../http/form';
import { bodyOf, pageOf, queryOf } from '../http/input';
import { against, badField } from '../http/refusal';
import { ticketDetailJson, ticketJson, ticketMessageJson } from '../support/ticketJson';
import {
  countTickets,
  drawers,
  findTicket,
  findTickets,
  isOpen,
  issueTypes,
  openTicket,
  readTicketMessages,
  writeToTicket,
  type Drawer,
} from '../support/tickets.queries';
import { saveUpload } from '../uploads/uploads.queries';

const attachment = fileOf(['jpg', 'png', 'pdf']);

const ticketForm = v.object({
  issue_type: text(),
  subject: optionalText(),
  message: text(5_000),
  email: v.pipe(text(), v.email('The {field} is invalid.')),
  phone: maybe(phoneNumber),
  order_number: optionalText(60),
  attachments: v.optional(
    v.pipe(v.array(attachment), v.maxLength(5, 'No more than {count} files can be sent.')),
    [],
  ),
});

const ticketKey = v.object({ ticket_number: text(60) });
const reply = v.object({ ticket_number: text(60), message: text(5_000) });
const drawerKey = v.object({
  status: maybe(v.picklist(Object.keys(drawers) as Drawer[], 'The selected {field} is invalid.')),
});

/** Tickets of the help desk (api §6). */
export function supportRoutes(backend: Backend) {
  async function ownTicket(c: Context<UserEnv>, ticketNo: string) {
    const ticket = await findTicket(backend, c.get('user').id, ticketNo);
    if (!ticket) throw against('Support ticket not found');
    return ticket;
  }

  const saveAttachment = async (userId: number, { kind, bytes }: SentFile) => ({
    type: kind === 'pdf' ? 'pdf' : 'image',
    src: await saveUpload(backend, { userId, contentType: contentTypes[kind ?? 'pdf'], bytes }),
  });

  const routes = new Hono<UserEnv>();
  for (const path of [
    '/support-tickets',
    '/ticket-issue-types',
    '/support-ticket',
    '/support-ticket/*',
    '/support-ticket-messages',
    '/support-ticket-message',
  ]) {
    routes.use(path, signedIn(backend));
  }
  return routes
    .get('/support-tickets', async (c) => {
      const { status } = queryOf(c, drawerKey);
      const { id: userId } = c.get('user');
      const counts = await countTickets(backend, userId);
      const rows = await findTickets(backend, userId, status ?? undefined, pageOf(c, 10));
      const all = counts.running + counts.completed + counts.cancel;
      return respond(c, {
        total: status ? counts[status] : all,
        ...counts,
        support_tickets: rows.map(ticketJson),
      });
    })
    .get('/ticket-issue-types', async (c) => {
      const rows = await issueTypes(backend);
      return respond(c, { issue_types: rows.map(({ id, name }) => ({ id, name: name[c.get('locale')] })) });
    })
    .post('/support-ticket', async (c) => {
      const { attachments, ...form } = await formOf(c, ticketForm);
      const user = c.get('user');
      const isKnown = (await issueTypes(backend)).some(({ name }) =>
        Object.values(name).includes(form.issue_type),
      );
      if (!isKnown) throw badField('issue_type', 'The selected {field} is invalid.');
      const ticket = await backend.database.transaction(async () => {
        const urls = [];
        for (const file of attachments) urls.push(await saveAttachment(user.id, file));
        return openTicket(backend, user, c.get('locale'), {
          issueType: form.issue_type,
          subject: form.subject ?? form.issue_type,
          message: form.message,
          email: form.email,
          phone: form.phone,
          orderNumber: form.order_number,
          attachments: urls,
        });
      });
      return respond(c, { support_ticket: ticketJson(ticket) }, { text: 'Your ticket has been opened' });
    })
    .get('/support-ticket/show', async (c) => {
      const ticket = await ownTicket(c, queryOf(c, ticketKey).ticket_number);
      const rows = await readTicketMessages(backend, ticket.id);
      return respond(c, {
        support_ticket: ticketDetailJson(ticket, rows),
        highlighted_messages: rows.filter((row) => row.isHighlighted).map(ticketMessageJson),
      });
    })
    .get('/support-ticket-messages', async (c) => {
      const ticket = await ownTicket(c, queryOf(c, ticketKey).ticket_number);
      return respond(c, { messages: (await readTicketMessages(backend, ticket.id)).map(ticketMessageJson) });
    })
    .post('/support-ticket-message', async (c) => {
      const body = await bodyOf(c, reply);
      const ticket = await ownTicket(c, body.ticket_number);
      if (!isOpen(ticket)) throw against('This ticket is closed.');
      await writeToTicket(backend, ticket, c.get('user'), c.get('locale'), body.message);
      return respond(c, { messages: (await readTicketMessages(backend, ticket.id)).map(ticketMessageJson) });
    });
}

import { requestDemo } from './demo';
import type { Visit } from './visit';
import { screen, within } from './visit';

export const ticketForm = async () => within(await screen.findByRole('form', { name: 'New ticket' }));

/** Fills the required fields of the open form, and the subject unless it is empty. */
export async function fillTicket({ user }: Pick<Visit, 'user'>, subject: string): Promise<void> {
  const form = await ticketForm();
  const { issue_types: types } = await requestDemo<{ issue_types: { name: string }[] }>(
    '/ticket-issue-types',
    window.localStorage.getItem('token') ?? '',
  );
  await form.findByRole('option', { name: types[0]?.name ?? '' });
  await user.selectOptions(form.getByRole('combobox', { name: /What is it about/ }), types[0]?.name ?? '');
  if (subject) await user.type(form.getByRole('textbox', { name: 'Subject' }), subject);
  await user.type(form.getByRole('textbox', { name: /^Your message/ }), 'Please send another one.');
}

import { demo } from './demo';
import { screen, visit } from './visit';

/** Lets the server refuse the next message at its subject; returns the reason that it gives. */
export async function refuseMessage(): Promise<string> {
  const refusal = 'Please choose another subject.';
  await demo.fault({
    path: '/api/support',
    status: 422,
    response: { message: refusal, errors: { subject: [refusal] } },
    times: 1,
  });
  return refusal;
}

/** Opens the contact page as a visitor, and fills the form. */
export async function writeMessage() {
  const shopper = await visit('/contact-us');
  const { user } = shopper;
  await user.type(await screen.findByLabelText(/^Name/), 'Layla');
  await user.type(screen.getByLabelText(/^Phone/), '501234567');
  await user.type(screen.getByLabelText(/^Subject/), 'Hello');
  await user.type(screen.getByLabelText(/^Your message/), 'Do you wrap presents?');
  return shopper;
}

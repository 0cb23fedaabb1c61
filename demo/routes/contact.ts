import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { contactMessages } from '../db/schema';
import { respond, type Env } from '../http/environment';
import { maybe, personName, phoneNumber, text } from '../http/fields';
import { bodyOf } from '../http/input';

const contactForm = v.object({
  name: personName,
  phone: maybe(phoneNumber),
  subject: text(),
  message: text(5_000),
});

/** Contact data and contact messages (api §8). */
export const contactRoutes = (backend: Backend) =>
  new Hono<Env>()
    .get('/contact-us', (c) => {
      const { mobile, email } = backend.settings.master(c.get('locale'));
      const digits = mobile.replace(/\D/g, '');
      return respond(c, {
        phone: mobile,
        email,
        whatsapp: `https://wa.me/${digits}`,
        messenger: 'https://m.me/marsa.example',
      });
    })
    .post('/support', async (c) => {
      const message = await bodyOf(c, contactForm);
      await backend.database.db
        .insert(contactMessages)
        .values({ ...message, createdAt: backend.clock.now() });
      return respond(c, undefined, { text: 'Thank you, we will get back to you soon.' });
    });

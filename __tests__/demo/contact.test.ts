import { clientOf } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);

it('returns phone, e-mail address and links', async () => {
  const { data } = (await client.get('/contact-us')).body;
  const { mobile, email } = (await client.get('/master')).body.data;
  expect(data).toEqual({
    phone: mobile,
    email,
    whatsapp: expect.stringMatching(/^https:\/\/wa\.me\/\d+$/) as unknown,
    messenger: expect.stringMatching(/^https:/) as unknown,
  });
});

describe('the contact form', () => {
  const contactMessage = { name: 'Layla', subject: 'Hello', message: 'Do you gift-wrap?' };

  it('accepts messages of visitors', async () => {
    const { status, body } = await client.post('/support', contactMessage);
    expect([status, body.message]).toEqual([200, 'Thank you, we will get back to you soon.']);
    expect((await client.post('/support', { ...contactMessage, phone: '+971 50 123' })).status).toBe(200);
  });

  it('names each invalid field in the shopper’s language', async () => {
    const { status, body } = await client.post('/support', { message: 'x'.repeat(5_001) });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['name', 'subject', 'message']);
    const arabic = await client.with({ locale: 'ar' }).post('/support', {});
    expect(arabic.body.errors?.['name']?.[0]).toMatch(/[\u0600-\u06FF]/);
  });
});

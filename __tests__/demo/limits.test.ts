import { clientOf, password } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);

const start = Date.now();
/** Sets the demo's clock to a time after the start of the tests; running, slow attempts would be too old. */
const passes = (ms: number) => client.post('/qa/clock', { stoppedAt: start + ms });
beforeEach(() => passes(0));

/** The same phone number in different notations. */
const SPELLINGS = [
  '501234567',
  '0501234567',
  '+971501234567',
  '00971501234567',
  '+971 50 123-4567',
  '(050) 123 4567',
  '+971 (0)50 123 4567',
  '٠٥٠١٢٣٤٥٦٧',
];

it.each(SPELLINGS)('allows a login as %s', async (phone) => {
  const { status, body } = await client.post('/login', { phone, password });
  expect([status, body.data?.user?.email]).toEqual([200, 'demo@marsa.example']);
});

it('counts wrong passwords by account, in any spelling', async () => {
  const guess = (phone: string) => client.post('/login', { phone, password: 'wrong' });
  const names = [...SPELLINGS, 'demo@marsa.example', 'DEMO@marsa.example'];
  for (const phone of names) expect([phone, (await guess(phone)).status]).toEqual([phone, 400]);
  for (const phone of names) expect([phone, (await guess(phone)).status]).toEqual([phone, 429]);
  expect((await client.post('/login', { phone: '501234567', password })).status).toBe(429);
});

it('counts concurrent attempts before it compares passwords', async () => {
  const guesses = Array.from({ length: 30 }, () =>
    client.post('/login', { phone: 'demo@marsa.example', password: 'wrong' }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

it('limits guessing at many accounts from one address', async () => {
  const guesses = Array.from({ length: 130 }, (_, index) => `nobody-${index}@marsa.example`);
  const statuses: number[] = [];
  for (const phone of guesses) statuses.push((await client.post('/login', { phone, password })).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(100);
  await passes(61_000);
  expect((await client.post('/login', { phone: 'demo@marsa.example', password })).status).toBe(200);
});

it('does not count successful logins', async () => {
  for (let count = 0; count < 120; count += 1)
    expect((await client.post('/login', { phone: '0501234567', password })).status).toBe(200);
});

it('counts wrong codes by code, in any spelling of the phone, and by address', async () => {
  await client.post('/send-otp', { phone: '501234567', phone_code: '971', forgot_password: 1 });
  const tries: number[] = [];
  for (const phone of SPELLINGS)
    tries.push((await client.post('/verify-otp', { phone, otp: 'none' })).status);
  expect(tries).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
  const others: number[] = [];
  for (let count = 0; count < 100; count += 1)
    others.push((await client.post('/verify-otp', { phone: `58${1_000_000 + count}`, otp: '0000' })).status);
  expect(others.filter((status) => status === 400)).toHaveLength(92);
  expect(others.at(-1)).toBe(429);
});

it.each(['/registration', '/reset-password'])(
  'refuses a password of less than 8 characters at %s',
  async (path) => {
    const body = { password: '1234567', password_confirmation: '1234567', token: 'x' };
    const { status, body: response } = await client.post(path, body);
    expect(status).toBe(422);
    expect(response.errors).toMatchObject({ password: ['The password must have at least 8 characters.'] });
  },
);

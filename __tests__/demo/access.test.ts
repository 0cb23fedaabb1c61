import { clientOf, password, signIn } from './support/client';
import { matching } from './support/matchers';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);

const newcomer = {
  name: 'نور 🌙 <script>alert(1)</script>',
  phone: '0507771122',
  email: 'noor@marsa.example',
  password: 'seashell-6',
  country: 'United Arab Emirates',
  phone_code: '971',
  shop_name: 'نور',
};

const unverified = { phone: '503334455', phone_code: '971', forgot_password: null };
const forgotten = { phone: '501234567', phone_code: '971', forgot_password: 1 };

async function codeFor(phone: string): Promise<string> {
  return (await client.get(`/qa/otp?phone=${encodeURIComponent(phone)}`)).body.data.otp;
}
const wrongFor = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');

describe('registration', () => {
  it('creates an account that must be verified before the first login', async () => {
    expect(await client.post('/registration', newcomer)).toMatchObject({ status: 200 });
    const credentials = { phone: newcomer.email, password: newcomer.password };
    expect((await client.post('/login', credentials)).body).toMatchObject({
      needs_verification: true,
      phone: '507771122',
      phone_code: '971',
    });
    await client.post('/send-otp', { ...unverified, phone: '507771122' });
    await client.post('/verify-otp', { phone: '507771122', otp: await codeFor('507771122') });
    const { status, body } = await client.post('/login', credentials);
    expect(status).toBe(200);
    expect(body.data.user.name).toBe(newcomer.name);
  });

  it('allows a login at once when the settings require no verification', async () => {
    await client.post('/qa/master', { register_otp_verify: false });
    await client.post('/registration', newcomer);
    expect((await client.post('/login', { phone: '0507771122', password: newcomer.password })).status).toBe(
      200,
    );
  });

  it('names every missing field', async () => {
    const { status, body } = await client.post('/registration', {});
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'country',
      'email',
      'name',
      'password',
      'phone',
      'phone_code',
    ]);
  });

  it.each([
    ['phone', { phone: '+971 50 123 4567' }],
    ['phone', { phone: 'abc' }],
    ['email', { email: 'DEMO@marsa.example' }],
    ['email', { email: 'nobody' }],
    ['password', { password: '1234567' }],
    ['name', { name: 'x'.repeat(10_000) }],
  ])('refuses an invalid %s', async (field, change) => {
    const { status, body } = await client.post('/registration', { ...newcomer, ...change });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it.each([
    ['phone', { phone: '+971 50 777 9900' }, '507779900'],
    ['email', { email: 'layla.noor@mail.example' }, '507771122'],
  ])(
    'corrects a mistyped %s before it is verified, which its code cannot do',
    async (_field, right, phone) => {
      const mistyped = { phone: newcomer.phone, phone_code: newcomer.phone_code, forgot_password: false };
      expect((await client.post('/registration', newcomer)).status).toBe(200);
      await client.post('/send-otp', mistyped);
      const otp = await codeFor('507771122');
      expect((await client.post('/registration', { ...newcomer, ...right })).status).toBe(200);
      expect((await client.post('/verify-otp', { phone, otp })).status).toBe(400);
      // Verified, it is taken.
      await client.post('/send-otp', { ...mistyped, ...right });
      expect((await client.post('/verify-otp', { phone, otp: await codeFor(phone) })).status).toBe(200);
      expect((await client.post('/registration', newcomer)).status).toBe(422);
    },
  );

  it('creates one account for concurrent requests', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => client.post('/registration', newcomer)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
});

describe('a one-time code', () => {
  it('is sent to the destination in the settings only', async () => {
    const { body } = await client.post('/send-otp', unverified);
    expect(body.data).toEqual({ email_or_phone: '503334455', phone_code: '971' });
    await client.post('/qa/master', { register_otp_type: 'email', app_environment: 'local' });
    const local = await client.post('/send-otp', unverified);
    expect(local.body.data).toMatchObject({
      email_or_phone: 'unverified@marsa.example',
      otp: matching(/^\d{4}$/),
    });
  });

  it('is invalid after five wrong tries, until a new one is sent', async () => {
    await client.post('/send-otp', unverified);
    const code = await codeFor('503334455');
    for (let tries = 0; tries < 5; tries += 1)
      expect((await client.post('/verify-otp', { phone: '503334455', otp: wrongFor(code) })).status).toBe(
        400,
      );
    const refused = await client.post('/verify-otp', { phone: '503334455', otp: code });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await client.post('/send-otp', unverified);
    const fresh = { phone: '503334455', otp: await codeFor('503334455') };
    expect((await client.post('/verify-otp', fresh)).status).toBe(200);
    expect((await client.post('/verify-otp', fresh)).status).toBe(400);
  });

  it('expires after ten minutes', async () => {
    await client.post('/send-otp', unverified);
    const code = await codeFor('503334455');
    await client.post('/qa/clock', { offsetMs: 11 * 60_000 });
    expect((await client.post('/verify-otp', { phone: '503334455', otp: code })).status).toBe(400);
  });

  it('is not sent to an unknown number', async () => {
    const { status, body } = await client.post('/send-otp', { ...unverified, phone: '599999999' });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['phone']);
  });
});

describe('a forgotten password', () => {
  async function resetToken(): Promise<string> {
    await client.post('/send-otp', forgotten);
    const otp = await codeFor(forgotten.phone);
    return (await client.post('/verify-otp', { phone: forgotten.phone, otp })).body.data.token;
  }
  const fresh = { password: 'brand-new', password_confirmation: 'brand-new' };

  it('is replaced once per token, which ends every session of the account', async () => {
    const elsewhere = await signIn(demo);
    const token = await resetToken();
    expect((await client.post('/reset-password', { ...fresh, token })).status).toBe(200);
    expect((await client.post('/reset-password', { ...fresh, token })).status).toBe(422);
    expect((await elsewhere.get('/profile')).status).toBe(401);
    expect((await client.post('/login', { phone: 'demo@marsa.example', password })).status).toBe(400);
    const credentials = { phone: 'demo@marsa.example', password: fresh.password };
    expect((await client.post('/login', credentials)).status).toBe(200);
  });

  it('must be repeated correctly; a mismatch does not use up the token', async () => {
    const token = await resetToken();
    const { status, body } = await client.post('/reset-password', {
      ...fresh,
      password_confirmation: 'brand-old',
      token,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ password_confirmation: ['Confirm Password does not match.'] });
    expect((await client.post('/reset-password', { ...fresh, token })).status).toBe(200);
  });

  it.each(['', 'nonsense'])('is not replaced with the token "%s"', async (token) => {
    expect((await client.post('/reset-password', { ...fresh, token })).status).toBe(422);
  });
});

it('refuses the eleventh wrong password within a minute', async () => {
  const now = Date.now();
  await client.post('/qa/clock', { stoppedAt: now });
  const guess = () => client.post('/login', { phone: 'demo@marsa.example', password: 'wrong' });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await client.post('/login', { phone: 'new@marsa.example', password })).status).toBe(200);
  await client.post('/qa/clock', { stoppedAt: now + 61_000 });
  expect((await client.post('/login', { phone: 'demo@marsa.example', password })).status).toBe(200);
});

import { clientOf, password, signIn } from './support/client';
import { matching } from './support/matchers';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const client = clientOf(demo);

describe('signing in', () => {
  it.each(['demo@marsa.example', 'DEMO@marsa.example', '501234567', '0501234567', '+971 50 123 4567'])(
    'accepts %s',
    async (phone) => {
      const { status, body } = await client.post('/login', { phone, password });
      expect(status).toBe(200);
      expect(body.data.user).toEqual({
        id: 1,
        name: 'Layla Haddad',
        phone: '501234567',
        email: 'demo@marsa.example',
        phone_code: '971',
        country: 'United Arab Emirates',
        gender: 'female',
        date_of_birth: '1992-04-17',
        profile_photo: '/media/avatar/Layla%20Haddad',
        is_active: true,
        account_verified: true,
      });
      expect(body.data.access).toMatchObject({
        auth_type: 'Bearer',
        token: matching(/^[\w-]{43}$/),
      });
    },
  );

  it.each([
    ['demo@marsa.example', 'wrong'],
    ['nobody@marsa.example', password],
    ['%', password],
    ["' or 1=1 --", password],
  ])('refuses %s with %s', async (phone, tried) => {
    expect(await client.post('/login', { phone, password: tried })).toMatchObject({
      status: 400,
      body: { message: 'These credentials do not match our records.' },
    });
  });

  it('requires a missing verification after a correct password', async () => {
    const unverified = 'unverified@marsa.example';
    expect((await client.post('/login', { phone: unverified, password: 'wrong' })).status).toBe(400);
    expect(await client.post('/login', { phone: unverified, password })).toMatchObject({
      status: 422,
      body: {
        message: 'Please verify phone number.',
        needs_verification: true,
        phone: '503334455',
        phone_code: '971',
      },
    });
  });

  it('names the missing fields', async () => {
    const { status, body } = await client.post('/login', { phone: '  ' });
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      phone: ['The phone field is required.'],
      password: ['The password field is required.'],
    });
  });
});

describe('a token', () => {
  it('is valid until the logout', async () => {
    const user = await signIn(demo);
    expect((await user.get('/profile')).body.data.user.id).toBe(1);
    expect((await user.post('/update-last-seen')).status).toBe(204);
    expect((await user.get('/logout')).status).toBe(200);
    expect((await user.get('/profile')).status).toBe(401);
  });

  it('expires', async () => {
    const user = await signIn(demo);
    await client.post('/qa/clock', { offsetMs: 31 * 86_400_000 });
    expect((await user.get('/profile')).status).toBe(401);
  });

  it.each([undefined, 'nonsense', 'Bearer x'])('is refused when it is %s', async (token) => {
    expect(await client.with({ token }).get('/profile')).toMatchObject({
      status: 401,
      body: { message: 'Please login first!' },
    });
  });

  it('that has expired is refused by reads of the user, and ignored by the others', async () => {
    const stale = client.with({ token: 'stale' });
    expect((await stale.get('/products')).status).toBe(401);
    expect((await stale.get('/master')).status).toBe(200);
    expect((await stale.get('/lang/en')).status).toBe(200);
  });
});

it('returns the roles', async () => {
  expect((await (await signIn(demo)).get('/user/roles')).body.data.roles).toEqual(['customer']);
  const seller = await signIn(demo, 'shop@marsa.example');
  expect((await seller.get('/user/roles')).body.data.roles).toContain('shop');
});

it('counts the user’s own unread messages only', async () => {
  const user = await signIn(demo);
  expect((await user.get('/unread-messages?user_id=1')).body.data.unread_messages).toBe(2);
  expect((await user.get('/unread-messages?user_id=2')).body.data.unread_messages).toBe(0);
});

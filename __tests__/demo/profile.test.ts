import sharp from 'sharp';
import { clientOf, password, signIn, type Client } from './support/client';
import { fileLike, pictureOf } from './support/files';
import { matching } from './support/matchers';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();
const profile = { name: 'Layla H.', phone: '501234567' };

let client: Client;
beforeEach(async () => {
  client = await signIn(demo);
});

const user = async () => (await client.get('/profile')).body.data.user;

describe('the profile', () => {
  it('updates the sent fields and the photo, and keeps the others', async () => {
    const before = await user();
    const { status, body } = await client.form('/update-profile', {
      ...profile,
      gender: 'other',
      date_of_birth: '1990-02-28',
      profile_photo: await pictureOf(1_400, 900, 'jpeg'),
    });
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({
      name: 'Layla H.',
      email: before.email,
      country: before.country,
      gender: 'other',
      date_of_birth: '1990-02-28',
      profile_photo: matching(/^\/media\/upload\/[\w-]{20,}$/),
    });
    expect(await user()).toEqual(body.data.user);
    const photo = await client.open(body.data.user.profile_photo ?? '');
    expect(photo.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await photo.arrayBuffer())).metadata()).toMatchObject({ width: 512 });
    // Without a new photo the old one is kept.
    const again = await client.form('/update-profile', profile);
    expect(again.body.data.user.profile_photo).toBe(body.data.user.profile_photo);
  });

  it.each([
    ['name', { name: ' ' }],
    ['phone', { phone: 'call me' }],
    ['phone', { phone: '502223344' }],
    ['email', { email: 'nowhere' }],
    ['email', { email: 'NEW@marsa.example' }],
    ['date_of_birth', { date_of_birth: '1990-02-30' }],
    ['date_of_birth', { date_of_birth: '2999-01-01' }],
    ['gender', { gender: 'x' }],
    ['profile_photo', { profile_photo: fileLike('%PDF-1.7') }],
    ['profile_photo', { profile_photo: fileLike('\u0089PNG\r\n\u001a\n and nothing behind it') }],
    ['profile_photo', { profile_photo: fileLike('GIF89a', 2 * 1024 * 1024 + 1) }],
  ])('names %s as invalid in the response to %j', async (field, wrong) => {
    const before = await user();
    const { status, body } = await client.form('/update-profile', { ...profile, ...wrong });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await user()).toEqual(before);
  });
});

describe('the password', () => {
  const change = (fields: Record<string, string>) =>
    client.post('/change-password', {
      current_password: password,
      password: 'another1',
      password_confirmation: 'another1',
      ...fields,
    });

  it('is changed, which ends the other sessions', async () => {
    const elsewhere = await signIn(demo);
    expect((await change({})).status).toBe(200);
    expect((await client.get('/profile')).status).toBe(200);
    expect((await elsewhere.get('/profile')).status).toBe(401);
    const login = (candidate: string) =>
      clientOf(demo).post('/login', { phone: 'demo@marsa.example', password: candidate });
    expect((await login(password)).status).toBe(400);
    expect((await login('another1')).status).toBe(200);
  });

  it('has six characters at least', async () => {
    const statusOf = async (one: string) =>
      (await change({ password: one, password_confirmation: one })).status;
    expect(await statusOf('five5')).toBe(422);
    expect(await statusOf('sixty6')).toBe(200);
  });

  it.each([
    ['current_password', { current_password: 'wrong' }],
    ['password', { password: 'short', password_confirmation: 'short' }],
    ['password_confirmation', { password_confirmation: 'another2' }],
  ])('is unchanged when %s is wrong', async (field, wrong) => {
    const { status, body } = await change(wrong);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect((await (await signIn(demo)).get('/profile')).status).toBe(200);
  });
});

describe('becoming a seller', () => {
  const application = async () => ({
    shop_name: 'Desert Bloom',
    shop_logo: await pictureOf(300, 300),
    shop_banner: await pictureOf(1_200, 400, 'gif'),
  });

  it('grants the role once', async () => {
    const roles = async () => (await client.get('/user/roles')).body.data.roles;
    expect(await roles()).not.toContain('shop');
    expect((await client.form('/become-a-seller', await application())).status).toBe(200);
    expect(await roles()).toContain('shop');
    const again = await client.form('/become-a-seller', await application());
    expect(again).toMatchObject({ status: 422, body: { message: 'You have a shop already.' } });
    expect(again.body.errors).toBeUndefined();
  });

  it('requires an unused name and pictures', async () => {
    const nothing = await client.form('/become-a-seller', {});
    expect(Object.keys(nothing.body.errors ?? {})).toEqual(['shop_name', 'shop_logo', 'shop_banner']);
    const [existing] = (await client.get('/shops')).body.data.shops;
    const copy = await client.form('/become-a-seller', {
      ...(await application()),
      shop_name: existing.name.toUpperCase(),
    });
    expect(Object.keys(copy.body.errors ?? {})).toEqual(['shop_name']);
  });
});

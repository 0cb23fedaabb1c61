import { clientOf, password, signIn } from './support/client';
import { demoForThisFile } from './support/shop';

const demo = demoForThisFile();

it('ends all sessions of a deleted account and refuses its login', async () => {
  const user = await signIn(demo);
  const otherDevice = await signIn(demo);
  expect(await user.delete('/delete-account')).toMatchObject({
    status: 200,
    body: { message: 'Account deleted successfully' },
  });
  expect((await user.get('/profile')).status).toBe(401);
  expect((await otherDevice.get('/carts')).status).toBe(401);
  for (const phone of ['demo@marsa.example', '501234567'])
    expect((await clientOf(demo).post('/login', { phone, password })).status).toBe(400);
});

it('deletes only the account of the session', async () => {
  expect((await clientOf(demo).delete('/delete-account')).status).toBe(401);
  const other = await signIn(demo, 'new@marsa.example');
  await other.delete('/delete-account');
  expect((await (await signIn(demo)).get('/profile')).status).toBe(200);
});

it('confirms in the shopper’s language', async () => {
  const user = await signIn(demo);
  expect((await user.with({ locale: 'ar' }).delete('/delete-account')).body.message).toBe(
    'تم حذف الحساب بنجاح',
  );
});

it('deletes every seeded account, whichever rows refer to it', async () => {
  for (const phone of ['demo@marsa.example', 'new@marsa.example', 'shop@marsa.example'])
    expect((await (await signIn(demo, phone)).delete('/delete-account')).status).toBe(200);
});

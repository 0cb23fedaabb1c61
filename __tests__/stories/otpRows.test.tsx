import { devToolsOf } from '../support/rows';
import { codeSentTo, openLogin, openOtp, typeCode, UNVERIFIED_PHONE } from '../support/entry';
import { leave, screen, waitFor } from '../support/visit';

afterEach(leave);

it('a login with a code is told in 25 rows at most, none of which holds a secret', async () => {
  const visitor = await openLogin();
  const { rows } = devToolsOf(visitor.shop);
  const dialog = await openOtp(visitor);
  const code = await codeSentTo(UNVERIFIED_PHONE);
  await typeCode(visitor, dialog, code);
  await visitor.user.keyboard('{Enter}');
  await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
  await visitor.clock.advance(1000);
  await screen.findByText('Login Successful');
  await waitFor(() => expect(globalThis.shopAnswers).toContain('/api/carts'));
  // From the press on Login to the toast; what a session then loads are rows of the stories that load it.
  const told = rows().slice(rows().findIndex(({ type }) => type === 'overlays/overlayOpened'));
  const end = told.findIndex(({ type }) => type === 'notices/noticeShown') + 1;
  expect(end).toBeGreaterThan(0);
  expect(end).toBeLessThanOrEqual(25);
  const all = JSON.stringify(told);
  const token = window.localStorage.getItem('token') ?? '';
  for (const secret of ['demo1234', `"${code}"`, token]) expect(all).not.toContain(secret);
});

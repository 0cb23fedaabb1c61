import { devToolsOf, quiet } from '../support/rows';
import { codeSentTo, openLogin, openOtp, typeCode, UNVERIFIED_PHONE } from '../support/entry';
import { leave, screen, waitFor } from '../support/visit';

afterEach(leave);

/** From the press on Login until the session's data is loaded; a page refetches its own data for the user. */
it.each([
  ['/news', []],
  ['/', ['getHome', 'getRecentViews']],
  ['/products/1/details', ['getProductDetails']],
])('records a login with a code at %s in 25 rows at most, without a secret', async (address, own) => {
  const visitor = await openLogin(address);
  const tools = devToolsOf(visitor.shop);
  await quiet(tools);
  const before = tools.types().lastIndexOf('overlays/overlayOpened');
  const recordedTypes = tools.types().slice(before + 1);
  const dialog = await openOtp(visitor);
  const code = await codeSentTo(UNVERIFIED_PHONE);
  await typeCode(visitor, dialog, code);
  await waitFor(() => expect(visitor.shop.store.getState().otp.isConfirmed).toBe(true));
  await visitor.clock.advance(1000);
  await screen.findByText('Login Successful');
  await waitFor(() => expect(globalThis.shopReplies).toContain('/api/carts'));
  await quiet(tools);
  const recorded = tools.rows().slice(before);
  // The socket requests the signature of the private channel after the login.
  const others = [...own, 'authorizeChannel'];
  const isOwn = (type: string) => others.some((endpoint) => type.startsWith(`api/${endpoint}/`));
  const types = recorded
    .map(({ type }) => type)
    .filter((type, index) => !(isOwn(type) || index <= recordedTypes.length));
  // The press itself is one of the rows.
  expect(types.length + 1).toBeLessThanOrEqual(25);
  expect(types).toEqual(
    expect.arrayContaining(['otp/otpSent', 'notices/noticeShown', 'api/getCart/fulfilled']),
  );
  expect(recorded.map(({ meta }) => meta?.cause).filter((cause) => cause?.by === 'visit')).toEqual([]);
  const all = JSON.stringify(recorded);
  const token = window.localStorage.getItem('token') ?? '';
  for (const secret of ['demo1234', `"${code}"`, token]) expect(all).not.toContain(secret);
});

import { setPopups } from '@/shared/adapters';
import { demo, demoOrigin } from '../support/demo';
import { openLogin } from '../support/entry';
import { collectReports } from '../support/externalServer';
import { FakePopup } from '../support/fakePopup';
import { chooseIdentity } from '../support/identityPage';
import { postOn } from '../support/otherTab';
import { recordBodies } from '../support/sentBodies';
import { leave, screen, waitFor } from '../support/visit';

let popup: FakePopup;

beforeEach(() => {
  popup = new FakePopup();
  setPopups(() => popup);
});
afterEach(async () => {
  setPopups();
  for (const name of ['google', 'FB', 'AppleID']) Reflect.deleteProperty(window, name);
  await leave();
});

const requestedState = () => new URL(popup.address).searchParams.get('state') ?? '';

/** Simulates the popup's return to `auth.html`, which posts its parameters. */
const respondFromProvider = (response: Record<string, string>) => postOn('storefront-social', response);

async function press(name: 'Google' | 'Facebook' | 'Apple') {
  const visitor = await openLogin();
  await visitor.user.click(await screen.findByRole('button', { name }));
  return visitor;
}

describe('"the obtained code is exchanged for a session"', () => {
  it('"success stores token and user, closes login dialog, shows \'Login Successful\', loads the cart"', async () => {
    const sent = recordBodies('/api/auth/');
    await press('Google');
    const response = await chooseIdentity(popup, 'demo@marsa.example');
    respondFromProvider(response);
    expect(await screen.findByText('Login Successful')).toBeVisible();
    sent.stop();
    expect(sent.bodies).toEqual([{ code: response.code, data: null }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(popup.closed).toBe(true);
    await waitFor(() => expect(globalThis.shopReplies).toContain('/api/carts'));
    expect(globalThis.shopCalls).toContain('/api/auth/google/token');
    const requested = new URL(popup.address);
    expect(requested.searchParams.get('client_id')).toBe('demo-google');
    expect(requested.searchParams.get('redirect_uri')).toBe(`${window.location.origin}/auth.html`);
  });

  it('ignores a response with another state', async () => {
    await press('Google');
    const response = await chooseIdentity(popup, 'demo@marsa.example');
    respondFromProvider({ ...response, state: 'forged' });
    respondFromProvider(response);
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(globalThis.shopCalls.filter((call) => call.startsWith('/api/auth/'))).toHaveLength(1);
  });

  it('shows the server’s message when it refuses a code', async () => {
    await press('Facebook');
    const { state = '' } = await chooseIdentity(popup, 'demo@marsa.example');
    respondFromProvider({ code: 'nonsense', state });
    expect(await screen.findByText('This sign-in did not work. Please try again.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Welcome' })).toBeVisible();
  });

  it.each(['cancelled', 'closed'])(
    'logs a window that was %s without a notice, and enables the button',
    async (how) => {
      const log = collectReports();
      const visitor = await press('Apple');
      if (how === 'cancelled') respondFromProvider(await chooseIdentity(popup, ''));
      else {
        await waitFor(() => expect(popup.address).not.toBe(''));
        popup.closed = true;
        await visitor.clock.advance(2000);
      }
      await waitFor(() => expect(popup.closed).toBe(true));
      await waitFor(() => expect(log.reports).toEqual(['social apple: cancelled']));
      log.stop();
      expect(visitor.shop.store.getState().notices.log).toEqual([]);
      popup = new FakePopup();
      await visitor.user.click(screen.getByRole('button', { name: 'Apple' }));
      respondFromProvider(await chooseIdentity(popup, 'noor.aziz@mail.example'));
      expect(await screen.findByText('Login Successful')).toBeVisible();
    },
  );

  it.each([
    ['that comes back without a code', () => ({ state: requestedState() })],
    ['that comes back with a failure', () => ({ state: requestedState(), error: 'server_error' })],
    ['that nobody comes back from', () => null],
  ])('logs a window %s without a notice, and enables the button', async (_how, respond) => {
    const log = collectReports();
    const visitor = await press('Google');
    await waitFor(() => expect(popup.address).not.toBe(''));
    const brought = respond();
    if (brought) respondFromProvider(brought);
    else await visitor.clock.advance(180_000);
    await waitFor(() => expect(log.reports).toEqual([expect.stringMatching(/^social google: /)]));
    log.stop();
    expect(popup.closed).toBe(true);
    expect(visitor.shop.store.getState().notices.log).toEqual([]);
    popup = new FakePopup();
    await visitor.user.click(screen.getByRole('button', { name: 'Google' }));
    respondFromProvider(await chooseIdentity(popup, 'demo@marsa.example'));
    expect(await screen.findByText('Login Successful')).toBeVisible();
  });

  it('shows a notice when the popup is blocked', async () => {
    setPopups(() => null);
    await press('Google');
    expect(await screen.findByText(/^Your browser blocked the sign-in window/)).toBeVisible();
  });
});

it('"each shown only if active in settings"', async () => {
  await demo.settings({ social_auths: { facebook: { is_active: false }, apple: { is_active: 0 } } });
  await openLogin();
  expect(await screen.findByText('OR CONTINUE WITH')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Google' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Facebook' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Apple' })).not.toBeInTheDocument();
});

it('shows no divider without an active provider', async () => {
  const none = { is_active: false };
  await demo.settings({ social_auths: { google: none, facebook: none, apple: none } });
  await openLogin();
  await waitFor(() => expect(screen.queryByText('OR CONTINUE WITH')).not.toBeInTheDocument());
  for (const name of ['Google', 'Facebook', 'Apple'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

describe('through the provider’s script', () => {
  const noWindow = { google: { auth_url: null }, facebook: { auth_url: null }, apple: { auth_url: null } };
  let log: ReturnType<typeof collectReports>;
  beforeEach(() => {
    log = collectReports();
    return demo.settings({ social_auths: noWindow });
  });
  afterEach(() => log.stop());

  const scriptOf = (host: string) =>
    waitFor(() => {
      const script = document.querySelector<HTMLScriptElement>(`script[src*="${host}"]`);
      if (!script) throw new Error(`Nothing of ${host} is being loaded`);
      return script;
    });

  /** Returns a code that the demo accepts, obtained without a popup. */
  async function codeFrom(provider: string): Promise<string> {
    const body = new URLSearchParams({ email: 'demo@marsa.example', state: 's', redirect_uri: '/auth.html' });
    const response = await fetch(`${demoOrigin}/api/identity/${provider}`, {
      method: 'POST',
      redirect: 'manual',
      body,
    });
    return new URL(response.headers.get('Location') ?? '', demoOrigin).searchParams.get('code') ?? '';
  }

  it('Google: scope "email profile openid"; a script that fails to load is requested again', async () => {
    const visitor = await press('Google');
    (await scriptOf('accounts.google.com')).dispatchEvent(new Event('error'));
    await waitFor(() => expect(log.reports).toEqual([expect.stringContaining('social google')]));
    expect(visitor.shop.store.getState().notices.shown).toEqual([]);
    await waitFor(() => expect(document.querySelector('script[src*=google]')).toBeNull());
    await visitor.user.click(screen.getByRole('button', { name: 'Google' }));
    const code = await codeFrom('google');
    const scopes: string[] = [];
    Reflect.set(window, 'google', {
      accounts: {
        oauth2: {
          initCodeClient: (options: {
            scope: string;
            state: string;
            callback: (response: object) => void;
          }) => {
            scopes.push(options.scope);
            return { requestCode: () => options.callback({ code, state: options.state }) };
          },
        },
      },
    });
    (await scriptOf('accounts.google.com')).dispatchEvent(new Event('load'));
    expect(await screen.findByText('Login Successful')).toBeVisible();
    expect(scopes).toEqual(['email profile openid']);
  });

  it('Facebook: SDK v20.0; a canceled login shows no notice', async () => {
    const versions: string[] = [];
    const accessToken = await codeFrom('facebook');
    const responses: object[] = [{ authResponse: null }, { authResponse: { accessToken } }];
    const sent = recordBodies('/api/auth/');
    Reflect.set(window, 'FB', {
      init: ({ version }: { version: string }) => versions.push(version),
      login: (done: (response: object) => void) => done(responses.shift() ?? {}),
    });
    const visitor = await press('Facebook');
    (await scriptOf('connect.facebook.net')).dispatchEvent(new Event('load'));
    await waitFor(() => expect(responses).toHaveLength(1));
    await waitFor(() => expect(log.reports).toEqual(['social facebook: cancelled']));
    expect(visitor.shop.store.getState().notices.shown).toEqual([]);
    await visitor.user.click(screen.getByRole('button', { name: 'Facebook' }));
    expect(await screen.findByText('Login Successful')).toBeVisible();
    sent.stop();
    expect(sent.bodies).toEqual([{ code: accessToken, data: null }]);
    expect(versions).toEqual(['v20.0', 'v20.0']);
  });

  it('Apple: scope "name email"; a script that fails to load and a missing token show no notice', async () => {
    const scopes: string[] = [];
    const code = await codeFrom('apple');
    const codes = [undefined, code];
    const sent = recordBodies('/api/auth/');
    Reflect.set(window, 'AppleID', {
      auth: {
        init: ({ scope }: { scope: string }) => scopes.push(scope),
        signIn: () => Promise.resolve({ authorization: { code: codes.shift() }, user: { name: 'Layla' } }),
      },
    });
    const visitor = await press('Apple');
    (await scriptOf('appleid.cdn-apple.com')).dispatchEvent(new Event('error'));
    await waitFor(() => expect(document.querySelector('script[src*=apple]')).toBeNull());
    await visitor.user.click(screen.getByRole('button', { name: 'Apple' }));
    (await scriptOf('appleid.cdn-apple.com')).dispatchEvent(new Event('load'));
    await waitFor(() => expect(codes).toHaveLength(1));
    await waitFor(() => expect(log.reports).toHaveLength(2));
    expect(log.reports.every((report) => report.startsWith('social apple'))).toBe(true);
    expect(visitor.shop.store.getState().notices.shown).toEqual([]);
    await visitor.user.click(screen.getByRole('button', { name: 'Apple' }));
    expect(await screen.findByText('Login Successful')).toBeVisible();
    sent.stop();
    expect(sent.bodies).toEqual([{ code, data: { name: 'Layla' } }]);
    expect(scopes).toEqual(['name email', 'name email']);
  });
});

import { contentPolicy } from '../../demo/http/policy';

const page = '<!doctype html><script>1</script>';
const directive = (settings: Record<string, unknown>, name: string) =>
  contentPolicy(page, settings)
    .split('; ')
    .find((text) => text.startsWith(`${name} `));

const windowOnly = { google: { is_active: true, auth_url: '/api/identity/google' } };
const withSdk = { google: { is_active: '1', auth_url: null } };

it.each([
  [{ pusher_host: '127.0.0.1', pusher_port: 4000, pusher_scheme: 'http' }, ' ws://127.0.0.1:4000'],
  [{ pusher_host: 'talk.example', pusher_port: null, pusher_scheme: 'https' }, ' wss://talk.example'],
  [{ pusher_host: 'talk.example', pusher_port: '6001' }, ' wss://talk.example:6001'],
  [{ pusher_host: null, pusher_app_cluster: 'eu' }, ' wss://ws-eu.pusher.com'],
  [{ pusher_app_cluster: '' }, ''],
  [{ pusher_host: '[::1]', pusher_port: 4000 }, ''],
  [{ pusher_host: 'x; script-src *' }, ''],
  [{ pusher_app_cluster: "x 'unsafe-inline'" }, ''],
  [{ pusher_host: 7, pusher_app_cluster: {} }, ''],
])('allows the socket of %j only', (settings, sockets) => {
  expect(directive(settings, 'connect-src')).toBe(`connect-src 'self'${sockets}`);
});

it('allows the storefront’s own Trusted Types policies only', () => {
  expect(directive({ social_auths: windowOnly }, 'require-trusted-types-for')).toBe(
    "require-trusted-types-for 'script'",
  );
  expect(directive({}, 'worker-src')).toBe("worker-src 'self'");
  expect(directive({}, 'trusted-types')).toBe('trusted-types storefront storefront-chunks');
});

it('allows scripts of sign-in providers that the settings use, without requiring Trusted Types', () => {
  expect(directive({ social_auths: windowOnly }, 'script-src')).not.toContain('https:');
  expect(directive({ social_auths: withSdk }, 'script-src')).toContain('https://accounts.google.com');
  expect(directive({ social_auths: withSdk }, 'connect-src')).toContain('https://appleid.apple.com');
  expect(directive({ social_auths: withSdk }, 'require-trusted-types-for')).toBeUndefined();
  for (const social_auths of [null, [], { google: null }, { google: { is_active: 0 } }])
    expect(directive({ social_auths }, 'script-src')).not.toContain('https:');
});

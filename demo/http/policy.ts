import { createHash } from 'node:crypto';
import { parseAddress } from './addresses';

type Json = Readonly<Record<string, unknown>>;

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Names of the Trusted Types policies of the storefront and of webpack's chunk loader. */
const trustedTypes = 'storefront storefront-chunks';

/** The providers' sign-in scripts and the hosts they call, for settings without an `auth_url`. */
const providerScripts =
  'https://accounts.google.com https://connect.facebook.net https://appleid.cdn-apple.com';
const providerHosts = 'https://accounts.google.com https://*.facebook.com https://appleid.apple.com';

const isOn = (flag: unknown) => flag === true || flag === 1 || flag === '1' || flag === 'true';

/** Returns the origins of the socket server in the settings (api §7), for `connect-src`. */
export function socketOrigins(settings: Json): string[] {
  const {
    pusher_host: host,
    pusher_port: port,
    pusher_scheme: scheme,
    pusher_app_cluster: cluster,
  } = settings;
  if (typeof host === 'string' && host !== '') {
    // CSP has no syntax for IPv6 addresses; 'self' covers the page's own.
    if (!/^[\w.-]+$/.test(host)) return [];
    const hasPort = (typeof port === 'number' || typeof port === 'string') && /^\d{1,5}$/.test(`${port}`);
    return [`${scheme === 'http' ? 'ws' : 'wss'}://${host}${hasPort ? `:${port}` : ''}`];
  }
  return typeof cluster === 'string' && /^[\w-]+$/.test(cluster) ? [`wss://ws-${cluster}.pusher.com`] : [];
}

/** Host and port of `?qa=remote:HOST:CODE` (src/domain/qaLink.ts), or null. */
export function remoteHostOf(link: string): string | null {
  const [, host, port = '8097'] =
    /(?:^|,)remote:([\w.-]+)(?::(\d{1,5}))?:[a-z0-9]{6,32}(?:,|$)/.exec(link) ?? [];
  return host === undefined ? null : `${host}:${port}`;
}

/** Returns the origin of an absolute address, or nothing for a path, which 'self' covers. */
function originOf(url: string): string[] {
  const address = parseAddress(url);
  return address ? [address.origin] : [];
}

/** Whether a provider signs in through its own script rather than in a window at its `auth_url`. */
function usesProviderScripts({ social_auths: auths }: Json): boolean {
  const providers = Object.values((auths ?? {}) as Record<string, Json | null>);
  return providers.some((auth) => isOn(auth?.['is_active']) && !auth?.['auth_url']);
}

/**
 * Returns the Content-Security-Policy of the page for these settings. Scripts are files of this origin or the
 * page's inline ones, sockets connect to the host in the settings, and HTML and script URLs pass the
 * storefront's Trusted Types policies. Sign-in scripts of providers write HTML without such a policy, so
 * Trusted Types are off in shops that use them. `reportUrl` is the build's `REPORT_URL`, `remoteHost` is
 * in QA mode the computer of the page's `?qa=remote:…`.
 */
export function contentPolicy(
  page: string,
  settings: Json,
  reportUrl = process.env.REPORT_URL ?? '',
  remoteHost: string | null = null,
): string {
  const hashes = [...page.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const remote = remoteHost === null ? [] : [`ws://${remoteHost}`];
  const isWithProviders = usesProviderScripts(settings);
  const [scripts, hosts] = isWithProviders ? [[providerScripts], [providerHosts]] : [[], []];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...scripts].join(' '),
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    ['connect-src', "'self'", ...socketOrigins(settings), ...hosts, ...originOf(reportUrl), ...remote].join(
      ' ',
    ),
    ['frame-src', "'self'", ...hosts].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isWithProviders ? [] : ["require-trusted-types-for 'script'", `trusted-types ${trustedTypes}`]),
  ].join('; ');
}

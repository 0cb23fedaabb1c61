import { createHash } from 'node:crypto';
import { parseAddress } from './addresses';

type Json = Readonly<Record<string, unknown>>;

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The names of the storefront's Trusted Types policies: its own, and the one of webpack's chunk loader. */
const trustedTypes = 'storefront storefront-chunks';

/** The sign-in scripts of the providers, and the hosts that they call: for settings without an `auth_url`. */
const providerScripts =
  'https://accounts.google.com https://connect.facebook.net https://appleid.cdn-apple.com';
const providerHosts = 'https://accounts.google.com https://*.facebook.com https://appleid.apple.com';

const isOn = (flag: unknown) => flag === true || flag === 1 || flag === '1' || flag === 'true';

/** The origins of the socket that the settings name (api §7), as the policy writes them. */
export function socketOrigins(settings: Json): string[] {
  const {
    pusher_host: host,
    pusher_port: port,
    pusher_scheme: scheme,
    pusher_app_cluster: cluster,
  } = settings;
  if (typeof host === 'string' && host !== '') {
    // The policy has no way to write an IPv6 address; 'self' covers the one of the page.
    if (!/^[\w.-]+$/.test(host)) return [];
    const hasPort = (typeof port === 'number' || typeof port === 'string') && /^\d{1,5}$/.test(`${port}`);
    return [`${scheme === 'http' ? 'ws' : 'wss'}://${host}${hasPort ? `:${port}` : ''}`];
  }
  return typeof cluster === 'string' && /^[\w-]+$/.test(cluster) ? [`wss://ws-${cluster}.pusher.com`] : [];
}

/** The origin of an absolute address; a path needs none, because the page's own origin is allowed. */
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
 * The Content-Security-Policy of the built page for a shop with these settings. Scripts are files of this
 * origin and the inline one that the page came with; sockets connect to the host that the settings name;
 * texts become HTML or script addresses through the storefront's own Trusted Types policies only. Scripts of
 * sign-in providers write HTML without such a policy, so a shop that uses them goes without Trusted Types.
 * `reportUrl` is where the page was built to send its reports (`REPORT_URL`).
 */
export function contentPolicy(
  page: string,
  settings: Json,
  reportUrl = process.env.REPORT_URL ?? '',
): string {
  const hashes = [...page.matchAll(inlineScript)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const isWithProviders = usesProviderScripts(settings);
  const [scripts, hosts] = isWithProviders ? [[providerScripts], [providerHosts]] : [[], []];
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    'img-src * data: blob:',
    ['connect-src', "'self'", ...socketOrigins(settings), ...hosts, ...originOf(reportUrl)].join(' '),
    ['frame-src', "'self'", ...hosts].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isWithProviders ? [] : ["require-trusted-types-for 'script'", `trusted-types ${trustedTypes}`]),
  ].join('; ');
}

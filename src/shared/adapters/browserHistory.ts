import { parseUrl } from '@/domain/parseUrl';
import { report } from '../report';
import { random } from './random';

/** Serializable location: the URL and a unique key. */
export interface AppLocation {
  pathname: string;
  search: string;
  hash: string;
  /** Distinguishes visits of the same URL; scroll positions are stored under it. */
  key: string;
}

interface Mark {
  key: string;
  index: number;
}

/** Creates the key of a location, which distinguishes visits of the same URL. */
export function newLocationKey(): string {
  return random.uuid().slice(-8);
}

function markOf(state: unknown): Mark | null {
  const mark = state as Partial<Mark> | null;
  return mark && typeof mark.key === 'string' && typeof mark.index === 'number'
    ? { key: mark.key, index: mark.index }
    : null;
}

/** Adapter of the browser's history; the only module that writes to it. */
export const browserHistory = {
  /** Current location, with its index in this tab's history (0 for the first one). */
  read(): { location: AppLocation; index: number } {
    const mark = markOf(window.history.state);
    const location = { ...splitAddress(addressOf(window.location)), key: mark?.key ?? newLocationKey() };
    return { location, index: mark?.index ?? 0 };
  },
  push(location: AppLocation, index: number): void {
    window.history.pushState({ key: location.key, index }, '', addressOf(location));
  },
  replace(location: AppLocation, index: number): void {
    try {
      window.history.replaceState({ key: location.key, index }, '', addressOf(location));
    } catch (problem) {
      // Browsers limit the rate of history calls, which dragging the DevTools slider can exceed.
      report('history', problem);
    }
  },
  go(steps: number): void {
    window.history.go(steps);
  },
  /** Subscribes to back and forward navigations; returns the unsubscribe function. */
  onPop(listener: () => void): () => void {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};

export function addressOf({
  pathname,
  search,
  hash,
}: Pick<AppLocation, 'pathname' | 'search' | 'hash'>): string {
  return `${pathname}${search}${hash}`;
}

/** Parameters with secret values, such as `token` and `access_token`; no page of the shop uses one. */
const SECRET_PARAMETER = /(?<=[?&#])[\w-]*(?:token|otp|password|secret)=[^&#]*&?/gi;

const withoutSecrets = (part: string) => part.replace(SECRET_PARAMETER, '').replace(/[?&#]$/, '');

/** Splits a URL of the shop, such as "/products?search=mug#top", and removes secret parameters. */
export function splitAddress(address: string): Pick<AppLocation, 'pathname' | 'search' | 'hash'> {
  // Two slashes in front would name a host, and the history refuses another origin.
  const url = parseUrl(`/${address.replace(/^[/\\]+/, '')}`, 'http://shop.invalid');
  if (!url) return { pathname: '/', search: '', hash: '' };
  const pathname = url.pathname.replace(/^\/+/, '/');
  return { pathname, search: withoutSecrets(url.search), hash: withoutSecrets(url.hash) };
}

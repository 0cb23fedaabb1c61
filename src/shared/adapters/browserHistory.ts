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

/** The part of an entry that is stored in the browser's history; its URL is the rest of its location. */
interface Mark {
  key: string;
  /** Number of the page in this visit; an overlay's entries have the number of the page below. */
  index: number;
  /** How many overlays were open above the page when the entry was made. */
  depth: number;
  /** Distance from the first entry of the visit. */
  position: number;
}

/** An entry of this tab's history: a page, or an overlay above it, which Back closes. */
export interface HistoryEntry extends Omit<Mark, 'key'> {
  location: AppLocation;
}

/** Creates the key of a location, which distinguishes visits of the same URL. */
export function newLocationKey(): string {
  return random.uuid().slice(-8);
}

function markOf(state: unknown): Mark | null {
  const mark = state as Partial<Mark> | null;
  if (!mark || typeof mark.key !== 'string' || typeof mark.index !== 'number') return null;
  const { key, index, depth = 0, position = index } = mark;
  return { key, index, depth, position };
}

/** Adapter of the browser's history; the only module that writes to it. */
export const browserHistory = {
  /** The current entry. One that the browser made, such as for a link to a heading, follows `last`. */
  read(last?: HistoryEntry): HistoryEntry {
    const { key, ...mark } = markOf(window.history.state) ?? {
      key: newLocationKey(),
      index: last ? last.index + 1 : 0,
      depth: 0,
      position: last ? last.position + 1 : 0,
    };
    return { location: { ...splitAddress(addressOf(window.location)), key }, ...mark };
  },
  push({ location, ...mark }: HistoryEntry): void {
    window.history.pushState({ key: location.key, ...mark }, '', addressOf(location));
  },
  replace({ location, ...mark }: HistoryEntry): void {
    try {
      window.history.replaceState({ key: location.key, ...mark }, '', addressOf(location));
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

/**
 * Splits a URL of the shop, such as "/products?search=mug#top", and removes secret parameters
 * and slashes at the end of the path.
 */
export function splitAddress(address: string): Pick<AppLocation, 'pathname' | 'search' | 'hash'> {
  // Two slashes in front would name a host, and the history refuses another origin.
  const url = parseUrl(`/${address.replace(/^[/\\]+/, '')}`, 'http://shop.invalid');
  if (!url) return { pathname: '/', search: '', hash: '' };
  const pathname = url.pathname.replace(/^\/+/, '/').replace(/(?<=[^/])\/+$/, '');
  return { pathname, search: withoutSecrets(url.search), hash: withoutSecrets(url.hash) };
}

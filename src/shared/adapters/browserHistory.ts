import { parseUrl } from '@/domain/parseUrl';
import { report } from '../report';
import { random } from './random';

/** A place in the shop, as plain data: what the address bar shows plus a key of its own. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Tells two visits of the same address apart; scroll positions are kept under it. */
  key: string;
}

interface Mark {
  key: string;
  index: number;
}

/** A name for a place, so that two visits of one address are told apart. */
export function newPlaceKey(): string {
  return random.uuid().slice(-8);
}

function markOf(state: unknown): Mark | null {
  const mark = state as Partial<Mark> | null;
  return mark && typeof mark.key === 'string' && typeof mark.index === 'number'
    ? { key: mark.key, index: mark.index }
    : null;
}

/** The browser's own history, written only here. */
export const browserHistory = {
  /** The place the address bar shows, with its number in this tab's history (0 at the first visit). */
  read(): { place: Place; index: number } {
    const mark = markOf(window.history.state);
    const place = { ...splitAddress(addressOf(window.location)), key: mark?.key ?? newPlaceKey() };
    return { place, index: mark?.index ?? 0 };
  },
  push(place: Place, index: number): void {
    window.history.pushState({ key: place.key, index }, '', addressOf(place));
  },
  replace(place: Place, index: number): void {
    try {
      window.history.replaceState({ key: place.key, index }, '', addressOf(place));
    } catch (problem) {
      // Browsers refuse more than about a hundred in some seconds, as when QA drags the timeline's slider.
      report('history', problem);
    }
  },
  go(steps: number): void {
    window.history.go(steps);
  },
  /** Hears Back and Forward; answers the function that stops it. */
  onPop(hear: () => void): () => void {
    window.addEventListener('popstate', hear);
    return () => window.removeEventListener('popstate', hear);
  },
};

export function addressOf(place: Pick<Place, 'pathname' | 'search' | 'hash'>): string {
  return `${place.pathname}${place.search}${place.hash}`;
}

/** Parameters whose value is a secret by their name, such as `token` and `access_token`; no page of the shop has one. */
const SECRET_PARAMETER = /(?<=[?&#])[\w-]*(?:token|otp|password|secret)=[^&#]*&?/gi;

const withoutSecrets = (part: string) => part.replace(SECRET_PARAMETER, '').replace(/[?&#]$/, '');

/** Splits an address of the shop, such as "/products?search=mug#top"; what of it is a secret is left out. */
export function splitAddress(address: string): Pick<Place, 'pathname' | 'search' | 'hash'> {
  // Two slashes in front would name a host, and the history refuses another origin.
  const url = parseUrl(`/${address.replace(/^[/\\]+/, '')}`, 'http://shop.invalid');
  if (!url) return { pathname: '/', search: '', hash: '' };
  const pathname = url.pathname.replace(/^\/+/, '/');
  return { pathname, search: withoutSecrets(url.search), hash: withoutSecrets(url.hash) };
}

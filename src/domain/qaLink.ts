import { ownEntry } from './ownEntry';
import type { QaFault } from './qaFaults';
import { readFault, wholeNumber, writeFault } from './qaFaults';

/** The demo's seeded accounts that a tester can sign in as (docs/qa.md); `visitor` is signed out. */
export const SEEDED_PERSONAS = ['visitor', 'new', 'orders', 'seller', 'unverified'] as const;
/** `cart` and `checkout` need a backend with a QA interface, which fills the cart. */
export const PERSONAS = [...SEEDED_PERSONAS, 'cart', 'checkout'] as const;
export type Persona = (typeof PERSONAS)[number];

const SWITCH = /^(?:on|off)$/;
/** Settings that can be overridden, with the pattern of their valid values. */
export const QA_SETTINGS = {
  multiVendor: SWITCH,
  cashOnDelivery: SWITCH,
  onlinePayment: SWITCH,
  google: SWITCH,
  facebook: SWITCH,
  apple: SWITCH,
  language: /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/,
  direction: /^(?:ltr|rtl)$/,
  theme: /^[\w-]+$/,
} as const;
export type QaSettingName = keyof typeof QA_SETTINGS;

/** QA panel state that a link sets up (architecture §5, "QA panel"). */
export interface QaLink {
  /** Seed of a deterministic clock and random source; null keeps the device's. */
  seed: number | null;
  persona: Persona | null;
  faults: QaFault[];
  /** Whether the page is cut off from the network: calls and socket. */
  isOffline: boolean;
  clock: {
    /** Offset of the clock, in milliseconds. */
    ahead: number;
    isFrozen: boolean;
  };
  settings: Partial<Record<QaSettingName, string>>;
  /** One sentence per invalid directive; the valid ones apply all the same. */
  problems: string[];
}

const MINUTE = 60_000;
/** Milliseconds per unit, largest first. */
const UNITS = { d: 1440 * MINUTE, h: 60 * MINUTE, m: MINUTE, s: 1000, ms: 1 } as const;
/** URL decoding turns the plus of `+1h` into a space. */
const SPAN = /^([+ -]?)(\d{1,12})(d|h|ms|m|s)$/;
/** Ten years. */
const FARTHEST = 3650 * UNITS.d;

const emptyLink = (): QaLink => ({
  seed: null,
  persona: null,
  faults: [],
  isOffline: false,
  clock: { ahead: 0, isFrozen: false },
  settings: {},
  problems: [],
});

const isOneOf = <T extends string>(allowed: readonly T[], text: string): text is T =>
  (allowed as readonly string[]).includes(text);

/** Parses the values of a directive into the link; returns an error message, or null. */
type Read = (link: QaLink, values: string[]) => string | null;

const readers: Record<string, Read> = {
  seed(link, [text, ...rest]) {
    const seed = wholeNumber(text, 2 ** 32 - 1);
    if (seed === null || rest.length > 0) return 'a seed is a whole number, as in seed:7';
    link.seed = seed;
    return null;
  },
  persona(link, [name = '', ...rest]) {
    if (!isOneOf(PERSONAS, name) || rest.length > 0) return `personas are ${PERSONAS.join(', ')}`;
    link.persona = name;
    return null;
  },
  fault(link, values) {
    const fault = readFault(values);
    if (typeof fault === 'string') return fault;
    link.faults.push(fault);
    return null;
  },
  offline(link, values) {
    if (values.length > 0) return 'offline has no value';
    link.isOffline = true;
    return null;
  },
  clock(link, [text = '', ...rest]) {
    if (text === 'frozen' && rest.length === 0) {
      link.clock.isFrozen = true;
      return null;
    }
    const [, sign, count, unit] = SPAN.exec(text) ?? [];
    const ahead = Number(count) * (UNITS[unit as keyof typeof UNITS] ?? Number.NaN);
    if (rest.length > 0 || !(ahead <= FARTHEST))
      return 'the clock is moved by clock:+1h, :-30m, :2d, :90s, and stopped by clock:frozen';
    link.clock.ahead = sign === '-' ? -ahead : ahead;
    return null;
  },
  remote(_link, values) {
    return readQaRemote(`?qa=remote:${values.join(':')}`) ? null : 'a remote panel is remote:HOST:CODE';
  },
  setting(link, [name = '', value = '', ...rest]) {
    const names = Object.keys(QA_SETTINGS) as QaSettingName[];
    if (!isOneOf(names, name)) return `settings are ${names.join(', ')}`;
    if (!QA_SETTINGS[name].test(value) || rest.length > 0) return `${name} cannot be "${value}"`;
    link.settings[name] = value;
    return null;
  },
};

/** Panel on another computer that watches this page's timeline (`npm run devtools`), and its code. */
export interface QaRemote {
  /** Host and port. */
  host: string;
  code: string;
}

/** Port of `npm run devtools`. */
const REMOTE_PORT = 8097;
const REMOTE = /(^|,)remote:([\w.-]+)(?::(\d{1,5}))?:([a-z0-9]{6,32})(?=,|$)/;

/** Where `?qa=remote:HOST:CODE` connects to; null without it. */
export function readQaRemote(search: string): QaRemote | null {
  const [, , host, port = REMOTE_PORT, code] = REMOTE.exec(qaOf(search)) ?? [];
  return host !== undefined && code !== undefined ? { host: `${host}:${port}`, code } : null;
}

/** The same link without `remote`: its code must not get into rows, which contain the location. */
export function withoutQaRemote(search: string): string {
  const others = new URLSearchParams(search);
  others.delete('qa');
  const link = qaOf(search).replace(REMOTE, '').replace(/^,/, '');
  return `?${[link === '' ? 'qa' : `qa=${link}`, others.toString()].filter((part) => part !== '').join('&')}`;
}

const qaOf = (search: string) => new URLSearchParams(search).getAll('qa').join();

/** Key under which a directive may appear only once; null for faults, which add up. */
function matterOf(name: string, [first = '']: string[]): string | null {
  if (name === 'fault') return null;
  if (name === 'setting') return `setting:${first}`;
  return name === 'clock' && first === 'frozen' ? 'clock:frozen' : name;
}

/** Parses `?qa=…`, such as `?qa=seed:7,persona:new,fault:login:429`; null without one. Never throws. */
export function readQaLink(search: string): QaLink | null {
  const requested = new URLSearchParams(search).getAll('qa');
  if (requested.length === 0) return null;
  const link = emptyLink();
  const usedMatters = new Set<string | null>();
  for (const part of requested.join().split(',')) {
    if (part.trim() === '') continue;
    const [name = '', ...values] = part.split(':');
    const read = ownEntry(readers, name);
    const matter = matterOf(name, values);
    let problem = read ? null : `known are ${Object.keys(readers).join(', ')}`;
    if (read)
      problem = usedMatters.has(matter) ? `the link has another ${matter} before it` : read(link, values);
    if (!problem && matter) usedMatters.add(matter);
    if (problem) link.problems.push(`"${part}" is not understood: ${problem}.`);
  }
  return link;
}

/** The URL without its QA parameters, but with those of the link. */
export function withQaLink(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  qa: string,
): string {
  const others = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && !/^qa(?:=|$)/.test(part));
  return `${pathname}?${[...others, qa].join('&')}${hash}`;
}

/** Serializes a link as `qa=seed:7,…`, the inverse of `readQaLink`; problems are omitted. */
export function writeQaLink(link: Omit<QaLink, 'problems'>): string {
  const { seed, persona, faults, isOffline, clock, settings } = link;
  const directives = [
    ...(seed === null ? [] : [`seed:${seed}`]),
    ...(persona === null ? [] : [`persona:${persona}`]),
    ...faults.map(writeFault),
    ...(isOffline ? ['offline'] : []),
    ...(clock.ahead === 0 ? [] : [`clock:${spanOf(clock.ahead)}`]),
    ...(clock.isFrozen ? ['clock:frozen'] : []),
    ...Object.entries(settings).map(([name, value]) => `setting:${name}:${value}`),
  ];
  return directives.length === 0 ? 'qa' : `qa=${directives.join(',')}`;
}

function spanOf(ahead: number): string {
  const span = Math.abs(ahead);
  const [unit, size] = Object.entries(UNITS).find(([, each]) => span % each === 0) ?? ['ms', 1];
  return `${ahead < 0 ? '-' : '+'}${span / size}${unit}`;
}

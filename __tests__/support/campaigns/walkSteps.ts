import { addToCartPressed } from '@/features/cart/cart.slice';
import arabic from '../../../demo/lang/ar.json';
import persian from '../../../demo/lang/ir.json';
import { nextTask } from '../externalServer';
import { devToolsOf } from '../rows';
import type { Visit } from '../visit';
import { openTab, replaceText, SHOPPER } from '../visit';
import { weighted } from './faults';
import { PAGES } from './mutatedPage';
import { HOSTILE_TEXTS } from './mutations';
import type { Network } from './unreliableNetwork';
import { letPass } from './unreliableNetwork';
import { nameOf, pressable, writable } from './visibleControls';

/** A random shopper on a page. */
export interface Walk {
  visit: Visit;
  network: Network;
  draw: () => number;
  /** What broke so far. */
  faults: string[];
  /** Presses of buttons that place an order; a double click is one. */
  orderPresses: number;
  isReloadRequested: boolean;
  /** Names of the controls that are pressed more often. */
  leading: RegExp;
}

/** Takes a step; returns what it was, for the list of a lost walk. */
type Step = (walk: Walk) => Promise<string>;

const ADDRESSES = [
  ...PAGES,
  ...[
    '/checkout',
    '/checkout',
    '/checkout',
    '/products/2/details',
    '/buynow',
    '/change-password',
    '/support',
  ],
  ...['/manage-address/new', '/become-a-seller', '/nowhere', '/products?page=99&sort_type=x&min_price=-1'],
];
const TEXTS = [...HOSTILE_TEXTS.filter((text) => text !== ''), SHOPPER.phone, '501234567', 'Blue mug'];
const LOGIN_NAMES = [SHOPPER.phone, '501234567'];
/** Longest time between two steps, in milliseconds. */
const LONGEST_PAUSE = 8000;
/** The button that ends a look back, in the languages of the demo. */
const BACK_TO_NOW = ['Back to now', arabic['Back to now'], persian['Back to now']];
/** Duration of a look back: longer than most delays between retries. */
const LOOK = 3000;

const pick = <T>(items: readonly T[], drawn: number) => items[Math.floor(drawn * items.length)];

async function press(walk: Walk): Promise<string> {
  const { draw } = walk;
  const { user } = walk.visit;
  const all = pressable();
  const leading = all.filter((element) => walk.leading.test(nameOf(element)));
  const target = pick(leading.length > 0 && draw() < 0.7 ? leading : all, draw());
  if (!target) return 'nothing to press';
  const name = nameOf(target);
  if (/place order/i.test(name)) walk.orderPresses += 1;
  if (draw() < 0.2) await user.dblClick(target);
  else await user.click(target);
  return `press ${name}`;
}

/** A text as an address carries it: a lone surrogate, which looks the same, is replaced. */
const inAddress = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** Types a text, lets responses arrive and fail, and expects the text to be still there. */
async function type(walk: Walk): Promise<string> {
  const { draw } = walk;
  const { user, clock, shop } = walk.visit;
  const field = pick(writable(), draw());
  if (!field) return 'nothing to type into';
  const name = nameOf(field);
  // No password is also the text of another field, which would be an exposed secret.
  const isPassword = /password/i.test(field.autocomplete);
  const isSecret = isPassword || field.maxLength === 1;
  // What is no login name may be a password, and is kept as secret as one.
  const texts = field.name === 'phone' ? LOGIN_NAMES : TEXTS;
  const text = isSecret ? '7' : (pick(texts, draw()) ?? '');
  await replaceText(user, field, isPassword ? `pass ${text.repeat(9)}` : text);
  await nextTask();
  const typed = field.value;
  const { pathname } = window.location;
  const { user: owner } = shop.store.getState().session;
  await letPass(clock, LONGEST_PAUSE);
  const { session } = shop.store.getState();
  // Another page or another user has other fields.
  const isSamePage = pathname === window.location.pathname && owner?.id === session.user?.id;
  if (isSamePage && !(document.contains(field) && inAddress(field.value) === inAddress(typed)))
    walk.faults.push(`lost what was typed into ${name} at ${pathname}`);
  return `type ${JSON.stringify(text.slice(0, 20))} into ${name}`;
}

async function open(walk: Walk): Promise<string> {
  const address = pick(ADDRESSES, walk.draw()) ?? '/';
  window.history.pushState(null, '', address);
  walk.visit = await walk.visit.reload();
  return `open ${address}`;
}

async function goBack({ draw }: Walk): Promise<string> {
  const isForward = draw() < 0.3;
  if (isForward) window.history.forward();
  else window.history.back();
  await nextTask();
  return isForward ? 'forward' : 'back';
}

async function reload(walk: Walk): Promise<string> {
  walk.visit = await walk.visit.reload();
  return 'reload';
}

/** Another tab of the same browser adds to the cart and is closed. */
async function useOtherTab({ draw, visit: { clock } }: Walk): Promise<string> {
  const tab = await openTab();
  await letPass(clock, 1000);
  const productId = 1 + Math.floor(draw() * 20);
  const choice = { size: null, color: null, unit: null, name: '', thumbnail: null };
  tab.store.dispatch(addToCartPressed({ productId, quantity: 1, ...choice }));
  await letPass(clock, LONGEST_PAUSE);
  return `another tab adds ${productId}`;
}

async function goOffline({ draw, network, visit: { clock } }: Walk): Promise<string> {
  network.isOffline = true;
  setOnline(false);
  const spell = Math.floor(draw() * 30_000);
  await letPass(clock, spell);
  network.isOffline = false;
  setOnline(true);
  return `offline for ${spell} ms`;
}

function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

/** Looks at an earlier row for a while, presses something there, which must have no effect, and returns. */
async function lookBack(walk: Walk): Promise<string> {
  const { draw, network, visit } = walk;
  const tools = devToolsOf(visit.shop);
  const rows = tools.rows().length;
  // At the last row the page is live.
  const row = Math.floor(draw() * (rows - 1));
  const requested = network.requested.length;
  tools.jump(row);
  await nextTask();
  const past = pressable().filter((element) => !BACK_TO_NOW.includes(nameOf(element)));
  const target = pick(past, draw());
  const name = target ? nameOf(target) : 'nothing';
  target?.click();
  await letPass(visit.clock, LOOK);
  const where = `at row ${row}, where ${name} was pressed`;
  if (network.requested.length > requested)
    walk.faults.push(`${network.requested.slice(requested).join()} requested ${where}`);
  if (tools.rows().length > rows) walk.faults.push(`${tools.types().slice(rows).join()} recorded ${where}`);
  visit.shop.timeline?.backToNow();
  await nextTask();
  return `look back at row ${row} of ${rows}, press ${name}`;
}

async function waitAWhile({ draw, visit: { clock } }: Walk): Promise<string> {
  const spell = Math.floor(draw() * LONGEST_PAUSE);
  await letPass(clock, spell);
  return `wait ${spell} ms`;
}

const STEPS: readonly [number, Step][] = [
  [0.52, press],
  [0.12, type],
  [0.12, open],
  [0.05, goBack],
  [0.03, reload],
  [0.03, useOtherTab],
  [0.04, goOffline],
  [0.04, lookBack],
  [0.05, waitAWhile],
];

export async function takeStep(walk: Walk): Promise<string> {
  const text = await weighted(STEPS, walk.draw())(walk);
  if (!walk.isReloadRequested) return text;
  walk.isReloadRequested = false;
  return `${text}, ${await reload(walk)}`;
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page, ViewportSize } from '@playwright/test';
import { seededNumbers, type Numbers } from '../demo/support/hostileBytes';
import { weighted } from '../support/campaigns/faults';
import { HOSTILE_TEXTS } from '../support/campaigns/mutations';
import { LEADING } from '../support/campaigns/visibleControls';

/** Milliseconds for a press; a control that is covered or moves on is left alone after them. */
const PATIENCE = 1500;
/** Longest time between two steps, in milliseconds. */
const LONGEST_PAUSE = 1200;

/** Not hidden by a modal dialog. */
export const UNCOVERED = ':not([aria-hidden=true] *):not([inert] *)';
const REACHABLE = `${UNCOVERED}:not([data-qa-panel] *)`;
const PRESSABLE = [
  'button:enabled',
  'a[href^="/"]:not([target=_blank])',
  '[role=option]',
  '[role=menuitem]',
  '[role=tab]',
  'input[type=radio]',
  'input[type=checkbox]',
]
  .map((selector) => `${selector}${REACHABLE}`)
  .join();
const WRITABLE = ['text', 'email', 'tel', 'password', 'search']
  .map((type) => `input[type=${type}]`)
  .concat('textarea')
  .map((selector) => `${selector}:enabled${REACHABLE}`)
  .join();
const ADDRESSES = [
  ...['/', '/products', '/products/1/details', '/categories', '/shops', '/shops/1', '/flash-sale/1'],
  ...['/checkout', '/checkout', '/order-history', '/wishlist', '/profile', '/manage-address', '/messages'],
  ...['/news', '/support-tickets', '/contact-us', '/about-us', '/dashboard', '/change-password', '/nowhere'],
] as const;
const SIZES: readonly [ViewportSize, ...ViewportSize[]] = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1180, height: 820 },
  { width: 1440, height: 900 },
];
const TEXTS = [...HOSTILE_TEXTS.filter((text) => text !== ''), '501234567', 'Blue mug'];
const KEYS = ['Tab', 'Tab', 'Enter', 'Escape', 'ArrowDown', 'ArrowRight', 'PageDown', 'End'] as const;

/** A random shopper in a page of a browser. */
export interface Walk {
  page: Page;
  numbers: Numbers;
  /** Presses that may place an order; a double click is one. */
  orderPresses: number;
}

type Step = (walk: Walk) => Promise<string>;

async function anyOf(found: Locator, { numbers }: Walk, preferred?: RegExp): Promise<Locator | undefined> {
  const visible = found.locator('visible=true');
  const leading = preferred ? visible.filter({ hasText: preferred }) : visible;
  const chosen = numbers.below(10) < 6 && (await leading.count()) > 0 ? leading : visible;
  const count = await chosen.count();
  return count > 0 ? chosen.nth(numbers.below(count)) : undefined;
}

const nameOf = (control: Locator) =>
  control
    .evaluate((element) => (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40), null, {
      timeout: PATIENCE,
    })
    .catch(() => 'what is gone');

const press: Step = async (walk) => {
  const target = await anyOf(walk.page.locator(PRESSABLE), walk, LEADING);
  if (!target) return 'nothing to press';
  const name = await nameOf(target);
  if (/place order/i.test(name)) walk.orderPresses += 1;
  const options = { timeout: PATIENCE };
  const pressed = walk.numbers.below(5) === 0 ? target.dblclick(options) : target.click(options);
  const isPressed = await pressed.then(
    () => true,
    () => false,
  );
  return isPressed ? `press ${name}` : `${name} is covered`;
};

const type: Step = async (walk) => {
  const field = await anyOf(walk.page.locator(WRITABLE), walk);
  if (!field) return 'nothing to type into';
  const text = TEXTS[walk.numbers.below(TEXTS.length)] ?? '';
  await field.fill(text, { timeout: PATIENCE }).catch(() => undefined);
  return `type ${JSON.stringify(text.slice(0, 20))} into ${await nameOf(field)}`;
};

/** Waits for a navigation, which another one may replace. */
const settled = (navigation: Promise<unknown>) => navigation.catch(() => undefined);

const open: Step = async ({ page, numbers }) => {
  const address = numbers.oneOf(ADDRESSES);
  await settled(page.goto(address, { waitUntil: 'commit' }));
  return `open ${address}`;
};

const goBack: Step = async ({ page, numbers }) => {
  const isForward = numbers.below(3) === 0;
  await settled(isForward ? page.goForward({ waitUntil: 'commit' }) : page.goBack({ waitUntil: 'commit' }));
  // The shopper went back to where the tab began.
  if (!page.url().startsWith('http')) await settled(page.goto('/', { waitUntil: 'commit' }));
  return isForward ? 'forward' : 'back';
};

const reload: Step = async ({ page }) => {
  await settled(page.reload({ waitUntil: 'commit' }));
  return 'reload';
};

const goOffline: Step = async ({ page, numbers }) => {
  await page.context().setOffline(true);
  const spell = numbers.below(4000);
  await wait(spell);
  await page.context().setOffline(false);
  return `offline for ${spell} ms`;
};

const turn: Step = async ({ page, numbers }) => {
  const size = numbers.oneOf(SIZES);
  await page.setViewportSize(size);
  return `${size.width} × ${size.height}`;
};

const pressKey: Step = async ({ page, numbers }) => {
  const key = numbers.oneOf(KEYS);
  await page.keyboard.press(key);
  return `key ${key}`;
};

const STEPS: readonly [number, Step][] = [
  [0.56, press],
  [0.1, type],
  [0.12, open],
  [0.04, goBack],
  [0.03, reload],
  [0.04, goOffline],
  [0.04, turn],
  [0.07, pressKey],
];

/** Takes random steps; returns what they were. */
export async function walkAtRandom(walk: Walk, seed: number, count: number): Promise<string[]> {
  const steps: string[] = [];
  const choice = seededNumbers(seed);
  for (let step = 0; step < count; step += 1) {
    steps.push(await weighted(STEPS, choice.below(1000) / 1000)(walk));
    await wait(choice.below(LONGEST_PAUSE));
  }
  return steps;
}

import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test as base } from '@playwright/test';
import { insertTextAsUser } from '../firefox/insertText';
import { watchRequests } from './untilIdle';

export interface Speech {
  locale: 'en' | 'ar';
  direction: 'ltr' | 'rtl';
  /** Returns the text of a key from the demo's message file. */
  translate: (key: string, values?: Record<string, string | number>) => string;
}

/** Texts of a language, read from the file that the demo serves. */
async function speechOf(page: Page, locale: Speech['locale']): Promise<Speech> {
  const texts = (await (await page.request.get(`/api/lang/${locale}`)).json()) as Record<string, string>;
  const digits = new Intl.NumberFormat(locale === 'ar' ? 'ar-EG' : 'en-US');
  // Latin names are isolated in Arabic sentences.
  const isolated = (value: string) =>
    locale === 'ar' && /[A-Za-z]/.test(value) ? `\u2068${value}\u2069` : value;
  const formatted = (value: string | number) =>
    typeof value === 'number' ? digits.format(value) : isolated(value);
  return {
    locale,
    direction: locale === 'ar' ? 'rtl' : 'ltr',
    translate: (key, values = {}) =>
      (texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => formatted(values[name] ?? whole)),
  };
}

interface ShopFixtures {
  language: Speech['locale'];
  speech: Speech;
}

/** Collects violations of the Content-Security-Policy and of Trusted Types in all pages of a context. */
export async function watchPolicy(context: BrowserContext): Promise<string[]> {
  const violations: string[] = [];
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Content Security Policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('console', (message) => {
    const text = message.text();
    if (/Content.Security.Policy|Trusted(?:Type|HTML|Script)/i.test(text)) violations.push(text);
  });
  return violations;
}

/**
 * Loads of a page end when the app has replaced the painted page; `waitUntil: 'commit'` skips that. Its
 * network is idle when frames pass without a request.
 */
function actOnApp(page: Page): void {
  const untilIdle = watchRequests(page);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const untilState = page.waitForLoadState.bind(page);
  type LoadOptions = Parameters<Page['reload']>[0];
  const load = async (begin: (options: LoadOptions) => ReturnType<Page['reload']>, options: LoadOptions) => {
    const isIdle = options?.waitUntil === 'networkidle';
    const response = await begin(isIdle ? { ...options, waitUntil: 'load' } : options);
    if (options?.waitUntil !== 'commit') await page.locator('#first-paint').waitFor({ state: 'detached' });
    if (isIdle) await untilIdle();
    return response;
  };
  page.goto = (url, options) => load((given) => goto(url, given), options);
  page.reload = (options) => load(reload, options);
  page.waitForLoadState = (state, options) =>
    state === 'networkidle' ? untilState('load', options).then(untilIdle) : untilState(state, options);
}

/**
 * Every test begins with the seed's database and an empty browser. It fails on errors in the console and on
 * violations of the pages' policy.
 */
export const test = base.extend<ShopFixtures>({
  language: ['en', { option: true }],
  speech: async ({ page, language }, use) => {
    await use(await speechOf(page, language));
  },
  page: async ({ page, language, browserName }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const violations = await watchPolicy(page.context());
    await page.request.post('/qa/reset', { data: {} });
    await page.addInitScript((chosen) => {
      // Firefox refuses storage to the empty page that a new tab begins with.
      if (location.host) localStorage.setItem('locale', chosen);
    }, language);
    if (browserName === 'firefox') await insertTextAsUser(page);
    actOnApp(page);
    await use(page);
    // A response that is still rewritten at the end has no page.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    expect(errors).toEqual([]);
    expect(violations).toEqual([]);
  },
});

/**
 * Waits until transitions end, because fading elements have their final colors only then. Transitions start
 * within two frames.
 */
export async function everythingIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().endTime === Infinity;
    const moving = document.getAnimations().filter((animation) => !endless(animation));
    await Promise.allSettled(moving.map((animation) => animation.finished));
  });
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.5.3 "Label in Name", which axe disables by default, and headings that skip no level. */
const NAMES_AND_HEADINGS = ['label-content-name-mismatch', 'heading-order'];
const enabled = Object.fromEntries(NAMES_AND_HEADINGS.map((rule) => [rule, { enabled: true }]));

/** Minified, evaluated once per page: the builder sends it for each analysis, 1.3 MB by default. */
const axeSource = `if (!window.axe) { ${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')} }`;

async function expectNoViolation(page: Page, axe: AxeBuilder, where: string): Promise<void> {
  // A press right after an analysis ended the content process of Firefox's ESR (signal 11) in four of six
  // runs, for an unknown reason; Chromium checks the same markup.
  if (page.context().browser()?.browserType().name() === 'firefox') return;
  // Frames of other sites are not ours to fix.
  const { violations } = await axe.setLegacyMode().analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
  expect(found, where).toEqual([]);
}

/** Expects no violation of WCAG 2.2 A and AA on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  await everythingIdle(page);
  // Listing the passed rules would take two thirds of the time.
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'], rules: enabled })
    .withTags(WCAG);
  await expectNoViolation(page, axe, page.url());
}

/**
 * Expects no violation of any rule of axe, experimental ones and best practices included, but for AAA. MUI's
 * focus guards are exempt: they pass the focus on and have no role.
 */
export async function expectRules(page: Page, where: string): Promise<void> {
  await everythingIdle(page);
  const axe = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'], rules: enabled })
    .withTags([...WCAG, 'best-practice', 'experimental'])
    .exclude('[data-testid^=sentinel]');
  await expectNoViolation(page, axe, where);
}

/** Sums up the layout shifts without user input, on this page and on every page opened later. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const total = { shift: 0 };
    Reflect.set(window, 'moved', total);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) total.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (Reflect.get(window, 'moved') as { shift: number }).shift);
}

/** Collects API requests as "GET /api/…". */
export function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  });
  return calls;
}

/** Signs in as a persona of the demo before the first page loads; returns the token. */
export async function become(page: Page, name: 'new' | 'orders' | 'seller'): Promise<string> {
  const response = await page.request.post('/qa/persona', { data: { name } });
  const { data } = (await response.json()) as { data: { access: { token: string } } };
  const { token } = data.access;
  await page.addInitScript((given) => {
    if (location.host) localStorage.setItem('token', given);
  }, token);
  return token;
}

/** Playwright's about its setting, and Chromium's about preloaded scripts, which a paused page uses late. */
const NOT_OURS = /^Service Worker registration blocked|was preloaded using link preload/;

/** Collects errors and warnings of the console. */
export function watchConsole(page: Page): string[] {
  const shownText: string[] = [];
  page.on('console', (message) => {
    if (NOT_OURS.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) shownText.push(`${page.url()}: ${message.text()}`);
  });
  return shownText;
}

export { expect };

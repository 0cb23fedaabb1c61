import type { BrowserContext, ElementHandle, Page } from '@playwright/test';
import type { SeededVisit } from '../../scripts/qa/seededVisit';
import { account, openSeeded, resetDemo } from '../../scripts/qa/seededVisit';
import { personaAccounts } from '../../src/features/qaPanel/personas';
import { failureLabel } from '../../src/features/cases/flow/checkPin';
import type { FlowFile, Pin, Step, Target } from '../../src/features/cases/flow/flowFile';

/**
 * Time in milliseconds for a control or an expected row, text or value to come, as in the browser tests. An
 * idle page has them, so only a flow that fails waits for it.
 */
const TIMEOUT = 30_000;
/** Number of names in a message. */
const MOST_NAMES = 12;
/** Speed-up of the shop's timers, which rows and texts do not show. */
const HURRY = 30;

/** Signs in as a persona before the page is opened, by a stored token. */
async function signIn(context: BrowserContext, name: FlowFile['signedIn']): Promise<void> {
  if (name === null) return;
  const response = await context.request.post('/qa/persona', { data: { name } });
  if (!response.ok())
    throw new Error(`The visit began signed in as "${name}", whom the demo cannot sign in by itself.`);
  const { data } = (await response.json()) as { data: { access: { token: string } } };
  await context.addInitScript((token) => window.localStorage.setItem('token', token), data.access.token);
}

const labelOf = ({ role, name, nth }: Target) =>
  `“${name}” (${role}${nth === undefined ? '' : `, the ${nth + 1}th`})`;

const wordsOf = (name: string) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/** The names of the page's controls, the ones with words of the missing name first. */
function namesLike(missing: string, names: readonly string[]): string {
  const wanted = wordsOf(missing);
  const shared = (name: string) => wordsOf(name).filter((word) => wanted.includes(word)).length;
  const listed = [...new Set(names)].sort((one, other) => shared(other) - shared(one));
  const further = listed.length - MOST_NAMES;
  return [...listed.slice(0, MOST_NAMES), ...(further > 0 ? [`and ${further} others`] : [])].join(' | ');
}

/** Waits for a control; a checkbox or radio button is pressed by its label, which covers it. */
async function find(page: Page, target: Target): Promise<ElementHandle<HTMLElement>> {
  const found = await page
    .waitForFunction((wanted) => window.shopFlow?.find(wanted), target, { timeout: TIMEOUT })
    .catch(() => null);
  if (!found) {
    const shown = await page.evaluate((role) => window.shopFlow?.namesOfRole(role), target.role);
    throw new Error(`the page shows no ${labelOf(target)}, but ${namesLike(target.name, shown ?? [])}`);
  }
  return found as ElementHandle<HTMLElement>;
}

const pressable = (control: ElementHandle<HTMLElement>) =>
  control.evaluateHandle((element) =>
    element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
      ? (element.labels?.[0] ?? element)
      : element,
  );

/** The one-time code that the demo has sent. */
async function codeSent(page: Page): Promise<string> {
  const phone = await page.evaluate(() => window.shopFlow?.valueAt('otp.request.phone'));
  const sent = await page.request.get(`/qa/otp?phone=${String(phone)}`);
  return ((await sent.json()) as { data: { otp: string } }).data.otp;
}

/** Presses a control of a toast in the page itself: with sped-up timers it disappears within a moment. */
async function pressInToast(page: Page, target: Target): Promise<void> {
  const press = (wanted: Target) => {
    const control = window.shopFlow?.find(wanted);
    if (control instanceof HTMLElement) control.click();
    return control instanceof HTMLElement;
  };
  await page.waitForFunction(press, target, { timeout: TIMEOUT }).catch(() => find(page, target));
}

const isInToast = (step?: Step) => step?.do === 'click' && step.toast === true;

async function press(page: Page, step: Step): Promise<void> {
  switch (step.do) {
    case 'click':
      if (step.toast) return pressInToast(page, step);
      return (await pressable(await find(page, step))).click({
        timeout: TIMEOUT,
        clickCount: step.times ?? 1,
      });
    case 'clickAt':
      return page.mouse.click(...step.at);
    case 'fill':
      return (await find(page, step)).fill(step.text);
    case 'fillAccount':
      return (await find(page, step)).fill(personaAccounts[step.persona]);
    case 'fillSecret': {
      const texts = { password: account.password, wrongPassword: 'not the password', code: '' };
      const text = step.secret === 'code' ? await codeSent(page) : texts[step.secret];
      return (await find(page, step)).fill(text);
    }
    case 'select':
      await (await find(page, step)).selectOption(step.option);
      return;
    case 'key':
      return step.role === '' ? page.keyboard.press(step.key) : (await find(page, step)).press(step.key);
    case 'history':
      return page.evaluate((steps) => window.history.go(steps), step.steps);
    case 'resize': {
      const [width, height] = step.screen;
      return page.setViewportSize({ width, height });
    }
    case 'panel':
      return page.evaluate((action) => window.shopFlow?.dispatch(action), step.action);
    case 'file':
      throw new Error('a file was chosen here, which a flow cannot repeat');
  }
}

/** Why expectations do not hold; waits for what is expected, but not for what must never come. */
async function failuresOf(page: Page, pins: readonly Pin[]): Promise<string[]> {
  const failures: string[] = [];
  for (const pin of pins) {
    const isAwaited = !('times' in pin) || pin.times !== 0;
    if (isAwaited)
      await page
        .waitForFunction((expected) => window.shopFlow?.check(expected).holds, pin, { timeout: TIMEOUT })
        .catch(() => null);
    const outcome = await page.evaluate((expected) => window.shopFlow?.check(expected), pin);
    if (!outcome?.holds) failures.push(failureLabel(pin, outcome ?? { holds: false, found: 'no page' }));
  }
  return failures;
}

/** Tells the page which texts are expected during the next step. */
const watch = (page: Page, pins: readonly Pin[]) =>
  page.evaluate(
    (texts) => window.shopFlow?.watch(texts),
    pins.flatMap((pin) => ('text' in pin ? pin.text : [])),
  );

async function playSteps({ page, act }: SeededVisit, { steps, pins }: FlowFile): Promise<string[]> {
  const dueAfter = (count: number) => pins.filter((pin) => 'after' in pin && pin.after === count);
  const failures = await failuresOf(page, dueAfter(0));
  for (const [index, step] of steps.entries()) {
    const due = dueAfter(index + 1);
    await watch(page, due);
    try {
      if (isInToast(steps[index + 1])) await press(page, step);
      else await act(() => press(page, step));
    } catch (problem) {
      const label = 'name' in step ? `${step.do} ${labelOf(step)}` : step.do;
      return [...failures, `Step ${index + 1}, ${label}: ${(problem as Error).message}`];
    }
    failures.push(...(await failuresOf(page, due)));
  }
  return [
    ...failures,
    ...(await failuresOf(
      page,
      pins.filter((pin) => 'row' in pin),
    )),
  ];
}

/** Repeats a visit with the seed's demo; returns a message for each expectation that does not hold. */
export async function playFlow(context: BrowserContext, flow: FlowFile): Promise<string[]> {
  await resetDemo(context.request);
  await signIn(context, flow.signedIn);
  return playSteps(await openSeeded(context, flow.opens, { hurry: HURRY, hasQuickFrames: true }), flow);
}

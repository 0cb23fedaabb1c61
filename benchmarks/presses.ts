import type { Locator, Page } from '@playwright/test';

/** Duration of a press in milliseconds, as by a finger. */
const PRESS_DURATION = 80;
/** Minimum duration that the Event Timing API reports, in milliseconds. */
const MIN_DURATION = 16;

/** Starts to record, by interaction, the time from a pointer's event to its paint, in steps of 8 ms. */
async function watchPresses(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const times: Record<number, number> = {};
    Reflect.set(window, 'times', times);
    Reflect.set(
      window,
      'takeEvents',
      new PerformanceObserver((list) => {
        for (const { interactionId, duration, name } of list.getEntries() as PerformanceEventTiming[])
          if (interactionId > 0 && /pointer|click/.test(name))
            times[interactionId] = Math.max(times[interactionId] ?? 0, duration);
      }),
    );
    const observer = Reflect.get(window, 'takeEvents') as PerformanceObserver;
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return () =>
    page.evaluate(() => {
      (Reflect.get(window, 'takeEvents') as PerformanceObserver).disconnect();
      return Object.values(Reflect.get(window, 'times') as object) as number[];
    });
}

/** Presses the center of `target` with the mouse: Playwright's `click` would query the page meanwhile. */
export async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${String(target)}`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_DURATION);
  await page.mouse.up();
}

/**
 * Returns the times of `count` presses until their paint; `action` performs the press with the given number
 * and whatever prepares the next one, without further presses.
 */
export async function pressTimes(
  page: Page,
  count: number,
  action: (index: number) => Promise<void>,
): Promise<number[]> {
  const takeTimes = await watchPresses(page);
  for (let index = 0; index < count; index += 1) await action(index);
  const times = await takeTimes();
  // Presses that are painted within 16 ms are not reported.
  return [...times, ...Array.from({ length: Math.max(0, count - times.length) }, () => MIN_DURATION)];
}

/** Records the time from each key to the end of its frame; Event Timing ignores keys pressed by a driver. */
export async function watchKeys(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Reflect.set(window, 'keys', durations);
    // The page lacks the loader's helper for named functions.
    window.addEventListener(
      'keydown',
      () => {
        const pressed = performance.now();
        requestAnimationFrame(() => setTimeout(() => durations.push(performance.now() - pressed)));
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => (Reflect.get(window, 'keys') as number[]).splice(0));
}

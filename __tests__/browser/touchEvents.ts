import type { Page } from '@playwright/test';

/** Point of a finger, or none for its end. */
type Touch = readonly [x: number, y: number] | null;

/** A touch, and the milliseconds from the first event to it. */
type TimedTouch = readonly [touch: Touch, after: number];

/**
 * Sends a finger's events with times of their own, however busy the machine is. The times are in the past:
 * Chromium extrapolates a scroll from the last frame to its events, and loses what is ahead of the frame.
 */
export async function touchInTime(page: Page, touches: readonly TimedTouch[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() - Math.max(...touches.map(([, after]) => after));
  let isDown = false;
  for (const [touch, after] of touches) {
    const type = touch ? (isDown ? 'touchMove' : 'touchStart') : 'touchEnd';
    isDown = touch !== null;
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touch ? [{ x: touch[0], y: touch[1] }] : [],
      timestamp: (start + after) / 1000,
    });
  }
  await session.detach();
}

/** Milliseconds of a touch, and from one touch to the next. */
const [TOUCH, INTERVAL] = [40, 120];

/** Taps twice at the speed of a finger. */
export const doubleTap = (page: Page, x: number, y: number): Promise<void> =>
  touchInTime(
    page,
    [0, INTERVAL].flatMap((tap) => [
      [[x, y], tap],
      [null, tap + TOUCH],
    ]) satisfies TimedTouch[],
  );

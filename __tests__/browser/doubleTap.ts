import type { Page } from '@playwright/test';

/** Milliseconds of a touch, and from one touch to the next. */
const [TOUCH, INTERVAL] = [40, 120];

/** Taps twice at the speed of a finger: the times are those of the events, however busy the machine is. */
export async function doubleTap(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  const send = (type: 'touchStart' | 'touchEnd', after: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchStart' ? [{ x, y }] : [],
      timestamp: (start + after) / 1000,
    });
  for (const tap of [0, INTERVAL]) {
    await send('touchStart', tap);
    await send('touchEnd', tap + TOUCH);
  }
  await session.detach();
}

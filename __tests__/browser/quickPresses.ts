import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds from one press to the next, which a person takes. */
const INTERVAL = 150;

/** Presses Enter at a time in milliseconds. */
async function pressEnter(session: CDPSession, time: number): Promise<void> {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, timestamp: time / 1000 };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '\r', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

/**
 * Presses Enter twice in quick succession; the page is ready for the second press after `between`. The times
 * are those of the events, however busy the machine is.
 */
export async function pressEnterTwice(page: Page, between: () => Promise<unknown>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  await pressEnter(session, start);
  await between();
  await pressEnter(session, start + INTERVAL);
  await session.detach();
}

/** Presses the mouse's button twice at a point in quick succession, by the times of the events. */
export async function pressTwice(page: Page, x: number, y: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  await page.mouse.move(x, y);
  for (const clickCount of [1, 2])
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await session.send('Input.dispatchMouseEvent', {
        ...{ type, x, y, clickCount, button: 'left' },
        timestamp: (start + clickCount * INTERVAL) / 1000,
      });
  await session.detach();
}

import type { Page } from '@playwright/test';

const PRESSES = 5;

/**
 * Returns the slowest time from a click on a card's button to the first paint of its reaction, in
 * milliseconds. The reaction is `attribute` set to "true", such as `aria-busy`. Each click is on another
 * card.
 */
export async function slowestReaction(page: Page, button: RegExp, attribute: string): Promise<number> {
  const times: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    const target = page.getByRole('article').getByRole('button', { name: button }).nth(press);
    await target.hover();
    await page.waitForTimeout(500);
    await target.evaluate((element, name) => {
      const reaction = new Promise<number>((resolve) => {
        let pressedAt = 0;
        element.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
        new MutationObserver((_changes, observer) => {
          if (element.getAttribute(name) !== 'true') return;
          observer.disconnect();
          // Runs before the paint of this frame; the posted message is received after it.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - pressedAt);
            port2.postMessage(null);
          });
        }).observe(element, { attributes: true });
      });
      Reflect.set(window, 'reaction', reaction);
    }, attribute);
    await target.click();
    times.push(await page.evaluate(() => Reflect.get(window, 'reaction') as Promise<number>));
    await page.waitForTimeout(1000);
    // Closes the dialog of a product with variants.
    await page.keyboard.press('Escape');
  }
  return Math.round(Math.max(...times));
}

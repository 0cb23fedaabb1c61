import type { Page } from '@playwright/test';

const PRESSES = 5;

/**
 * From each press on a card to the paint that first shows an answer to it, in milliseconds: the heart is filled, the button
 * is busy. Longest of some presses, each on another card.
 */
export async function slowestReaction(page: Page, button: RegExp, answer: string): Promise<number> {
  const times: number[] = [];
  for (let press = 0; press < PRESSES; press += 1) {
    const target = page.getByRole('article').getByRole('button', { name: button }).nth(press);
    await target.hover();
    await page.waitForTimeout(500);
    await target.evaluate((element, attribute) => {
      const reaction = new Promise<number>((resolve) => {
        let pressedAt = 0;
        element.addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
        new MutationObserver((_changes, observer) => {
          if (element.getAttribute(attribute) !== 'true') return;
          observer.disconnect();
          // The frame that paints it has begun; a message is heard only after it.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - pressedAt);
            port2.postMessage(null);
          });
        }).observe(element, { attributes: true });
      });
      Reflect.set(window, 'reaction', reaction);
    }, answer);
    await target.click();
    times.push(await page.evaluate(() => Reflect.get(window, 'reaction') as Promise<number>));
    await page.waitForTimeout(1000);
    // A card with a choice asks what is meant.
    await page.keyboard.press('Escape');
  }
  return Math.round(Math.max(...times));
}

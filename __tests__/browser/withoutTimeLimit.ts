import type { Page } from '@playwright/test';

/** Limit of the first paint in milliseconds, after which the app is shown as it is. */
const LIMIT = 3000;

/** Lifts the limit of the first paint, or another one, which a busy machine may exceed. */
export const withoutTimeLimit = (page: Page, milliseconds = LIMIT) =>
  page.addInitScript((limit) => {
    const setTimer = window.setTimeout.bind(window);
    window.setTimeout = ((callback: () => void, delay = 0) =>
      setTimer(callback, delay === limit ? 120_000 : delay)) as typeof window.setTimeout;
  }, milliseconds);

/**
 * Has the app wait for the painted page however long it takes; by default it waits until the page is a second
 * old, in which a busy browser may not have painted it.
 */
export const untilPainted = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() - 20_000;
  });

import { startTransition } from 'react';
import { loadQa } from './app/qa/loadQa';
import { DEFAULT_LOCALE } from './domain/settings';
import { applyFaces, requestFaces } from './shared/adapters/faces';
import { isBehindPaint } from './shared/adapters/paintedPage';
import { persistedSessionMark } from './shared/adapters/vault';
import { loadTwice } from './shared/loadTwice';
import { report } from './shared/report';

/** Texts and right-to-left styles of a language other than English, loaded before the first paint. */
const otherLanguage = document.documentElement.lang === DEFAULT_LOCALE ? null : import('./app/initialTexts');

/** Lets the browser handle input and paint before the next task. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/**
 * Evaluates the app in several tasks; imported at the top of this file, its modules would be evaluated in one
 * task of hundreds of milliseconds on a phone. `webpackExports` keeps unused exports out of the bundle.
 */
async function evaluateApp() {
  void requestFaces(document.documentElement.lang).then(() => {
    // Before the hidden app is complete: right before it is shown, all of its text would be laid out again.
    if (isBehindPaint()) applyFaces();
  });
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["api"] */ './api');
  await nextTask();
  const { createShop } = await import(/* webpackMode: "eager" */ './app/store');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["Section"] */ './shared/ui');
  await nextTask();
  const { App } = await import(/* webpackMode: "eager" */ './app/App');
  const { preloadPageAt } = await import(/* webpackMode: "eager" */ './app/routing/routes');
  preloadPageAt(location.pathname, persistedSessionMark() !== null);
  await nextTask();
  return { createRoot, createShop, App };
}

/** Renders the page with the rehydrated state of an earlier visit. */
async function start(container: HTMLElement): Promise<void> {
  const { createRoot, createShop, App } = await evaluateApp();
  // Only now, since libraries draw random values while they are evaluated: a seed counts from here.
  const shop = createShop(await loadQa());
  await shop.ready;
  try {
    await (await otherLanguage)?.initialTexts(shop);
  } catch (problem) {
    report('initial texts', problem);
  }
  // Unpainted pages begin in the shop's faces.
  applyFaces();
  // In a transition React renders in slices, so that input is handled in between.
  startTransition(() => createRoot(container).render(<App shop={shop} />));
}

/** Loads the code that keeps the focus on the page and in sight; needed after the first focus. */
function watchFocus({ target }: FocusEvent): void {
  loadTwice(() => import('./app/watchFocus')).then(
    (file) => file.watchFocus(target),
    (problem: unknown) => report('watch focus', problem),
  );
}
document.addEventListener('focusin', watchFocus, { once: true });

// Without REPORT_URL at build time the code of the reports is removed from the bundle.
if (process.env.REPORT_URL)
  loadTwice(() => import('./app/sendReports')).then(
    (file) => file.sendReports(process.env.REPORT_URL ?? ''),
    (problem: unknown) => report('sending reports', problem),
  );

const container = document.getElementById('root');
if (container) void start(container);

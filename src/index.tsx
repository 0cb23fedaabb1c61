import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadQa } from './app/qa/loadQa';
import { createShop } from './app/store';
import { DEFAULT_LOCALE } from './domain/settings';
import { loadTwice } from './shared/loadTwice';
import { report } from './shared/report';

/** Texts and right-to-left styles of a language other than English, loaded before the first paint. */
const otherLanguage = document.documentElement.lang === DEFAULT_LOCALE ? null : import('./app/initialTexts');

/** Renders the page with the rehydrated state of an earlier visit. */
async function start(container: HTMLElement): Promise<void> {
  const shop = createShop(await loadQa());
  await shop.ready;
  try {
    await (await otherLanguage)?.initialTexts(shop);
  } catch (problem) {
    report('initial texts', problem);
  }
  // In a transition React renders in slices, so that input is handled in between.
  startTransition(() => createRoot(container).render(<App shop={shop} />));
}

/** Loads the code that moves the focus on when the focused element unmounts; needed after the first focus. */
function preserveFocus(): void {
  loadTwice(() => import('./app/preserveFocus')).then(
    (file) => file.preserveFocus(),
    (problem: unknown) => report('preserve focus', problem),
  );
}
document.addEventListener('focusin', preserveFocus, { once: true });

// Without REPORT_URL at build time the code of the reports is removed from the bundle.
if (process.env.REPORT_URL)
  loadTwice(() => import('./app/sendReports')).then(
    (file) => file.sendReports(process.env.REPORT_URL ?? ''),
    (problem: unknown) => report('sending reports', problem),
  );

const container = document.getElementById('root');
if (container) void start(container);

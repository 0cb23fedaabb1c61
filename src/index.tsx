import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { loadQa } from './app/qa/loadQa';
import { createShop } from './app/store';
import { DEFAULT_LOCALE } from './domain/settings';
import { loadTwice } from './shared/loadTwice';
import { report } from './shared/report';

/** Another language than English brings its texts and, right to left, its styles before the first paint. */
const otherLanguage = document.documentElement.lang === DEFAULT_LOCALE ? null : import('./app/initialTexts');

/** The page is painted with what an earlier visit left, which is there at once. */
async function start(container: HTMLElement): Promise<void> {
  const shop = createShop(await loadQa());
  await shop.ready;
  try {
    await (await otherLanguage)?.initialTexts(shop);
  } catch (problem) {
    report('first words', problem);
  }
  createRoot(container).render(<App shop={shop} />);
}

/** What has the focus may be taken away: who minds that comes with the first focus. */
function preserveFocus(): void {
  loadTwice(() => import('./app/preserveFocus')).then(
    (file) => file.preserveFocus(),
    (problem: unknown) => report('keeping the focus', problem),
  );
}
document.addEventListener('focusin', preserveFocus, { once: true });

// Off unless the build names an address: then its code is no part of the page.
if (process.env.REPORT_URL)
  loadTwice(() => import('./app/sendReports')).then(
    (file) => file.sendReports(process.env.REPORT_URL ?? ''),
    (problem: unknown) => report('sending reports', problem),
  );

const container = document.getElementById('root');
if (container) void start(container);

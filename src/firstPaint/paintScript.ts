import { DEFAULT_LOCALE } from '@/domain/settings';
import { afterPaint } from '@/shared/adapters/afterPaint';
import { intlLocaleOf } from '@/shared/texts/formats';
import { prepareFaces } from './faces';
import { paint } from './painter/paint';
import { watchEntry } from './watchEntry';

/** Paints the page from its early responses; without them, its frame. */
function paintEarly(): void {
  const { earlyCalls } = window;
  const stored = (key: string) => (earlyCalls ? localStorage.getItem(key) : null);
  const locale = stored('locale');
  window.firstPaint = paint({
    page: earlyCalls && location.search === '' ? window.earlyPage : undefined,
    locale,
    isSignedIn: stored('token') !== null,
    calls: [...(earlyCalls?.values() ?? [])],
  }).catch(() => undefined);
  void window.firstPaint.then(() => afterPaint(() => loadIntl(locale)));
}

/**
 * The first use of `Intl` loads the data of numbers and dates, for 25 ms, and 100 ms on a phone: now, while
 * the app is on its way, and not during its first render.
 */
function loadIntl(locale: string | null): void {
  Intl.DateTimeFormat(intlLocaleOf(locale ?? DEFAULT_LOCALE));
}

// Inlined after the styles of the first paint by the build (scripts/FirstScriptPlugin.ts).
watchEntry();
paintEarly();
prepareFaces();

// Without an export esbuild takes the file for CommonJS and wraps every module in a function.
export {};

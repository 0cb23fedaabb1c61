import { prepareFaces } from './faces';
import { paint } from './painter/paint';
import { watchEntry } from './watchEntry';

/** Paints the page from its early responses; without them, its frame. */
function paintEarly(): void {
  const { earlyCalls } = window;
  const stored = (key: string) => (earlyCalls ? localStorage.getItem(key) : null);
  window.firstPaint = paint({
    page: earlyCalls && location.search === '' ? window.earlyPage : undefined,
    locale: stored('locale'),
    isSignedIn: stored('token') !== null,
    calls: [...(earlyCalls?.values() ?? [])],
  }).catch(() => undefined);
}

// Inlined after the styles of the first paint by the build (scripts/FirstScriptPlugin.ts).
watchEntry();
paintEarly();
prepareFaces();

// Without an export esbuild takes the file for CommonJS and wraps every module in a function.
export {};

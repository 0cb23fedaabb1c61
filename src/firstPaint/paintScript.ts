import { prepareFaces } from './faces';
import { paint } from './painter/paint';
import { watchEntry } from './watchEntry';

/** Paints the page from its early responses; without them, the app renders it alone. */
function paintEarly(): void {
  if (!window.earlyCalls) return;
  const page = location.search === '' ? window.earlyPage : undefined;
  const locale = localStorage.getItem('locale');
  const isSignedIn = localStorage.getItem('token') !== null;
  const painting = { page, locale, isSignedIn, calls: [...window.earlyCalls.values()] };
  window.firstPaint = paint(painting).catch(() => undefined);
}

// Inlined after the styles of the first paint by the build (scripts/FirstScriptPlugin.ts).
watchEntry();
paintEarly();
prepareFaces();

// Without an export esbuild takes the file for CommonJS and wraps every module in a function.
export {};

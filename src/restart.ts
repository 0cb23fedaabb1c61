import type { EarlyCall } from './shared/adapters/earlyResponses';

/** Texts of the page's language, if their early response is there; the keys are the English texts. */
async function readTexts(call: EarlyCall | undefined): Promise<Partial<Record<string, string>>> {
  try {
    return (await (await call?.response)?.clone().json()) as Partial<Record<string, string>>;
  } catch {
    return {};
  }
}

/** Covers the end of the page with a message and a button, without a script of the app. */
async function offerReload(): Promise<void> {
  const [lang] = window.earlyCalls?.values() ?? [];
  const texts = await readTexts(lang);
  const message = 'This part of the shop could not be loaded. Please try again.';
  const label = 'Reload the page';
  const bar = document.createElement('div');
  const button = document.createElement('button');
  button.append(texts[label] ?? label);
  button.addEventListener('click', () => window.location.reload());
  bar.append(texts[message] ?? message, button);
  bar.setAttribute('role', 'alert');
  Object.assign(bar.style, {
    position: 'fixed',
    inset: 'auto 0 0',
    zIndex: '9999',
    padding: '16px',
    textAlign: 'center',
    font: '16px/1.5 system-ui, sans-serif',
    background: 'Canvas',
    color: 'CanvasText',
    borderTop: '1px solid',
  });
  Object.assign(button.style, { font: 'inherit', padding: '10px 16px', marginInlineStart: '16px' });
  document.body.append(bar);
}

/**
 * Called when the app's scripts did not load. A release may have replaced them since the page was loaded: the
 * page is loaded again, once, which names those of the new release. Nothing has been typed into an app yet.
 */
export function restart(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  if ((navigation as PerformanceNavigationTiming | undefined)?.type === 'reload') void offerReload();
  else window.location.reload();
}

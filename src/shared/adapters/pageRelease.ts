/** Whether a page of the shop has another entry than this one. */
export function isOtherRelease(html: string): boolean {
  // Set by the build (scripts/FirstScriptPlugin.ts).
  const release = document.querySelector<HTMLElement>('script[data-release]')?.dataset.release;
  return release !== undefined && !html.includes(`"${release}"`);
}

/** Whether the server has replaced this page by another release; false if it does not answer with a page. */
export async function isPageReplaced(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    const html = response.ok ? await response.text() : '';
    return html.includes(' data-release=') && isOtherRelease(html);
  } catch {
    return false;
  }
}

/** Lets a service worker store the new release: a reload opens the page that it has stored. */
export async function storeNewRelease(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
  } catch {
    // Offline: the worker is updated by a later navigation.
  }
}

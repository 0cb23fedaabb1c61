/** Whether a page of the shop has other scripts than this one. */
export function isOtherRelease(html: string): boolean {
  const scripts = [...document.querySelectorAll('script[defer][src]')];
  return !scripts.every((script) => html.includes(`"${script.getAttribute('src')}"`));
}

/** Whether the server has replaced this page by another release; false if it does not answer with a page. */
export async function isPageReplaced(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    const html = response.ok ? await response.text() : '';
    return html.includes(' defer') && isOtherRelease(html);
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

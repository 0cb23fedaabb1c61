/** Resolves when the page has loaded and the browser is idle. */
export async function afterLoad(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  // Safari has no idle callbacks.
  await new Promise<void>((resolve) =>
    'requestIdleCallback' in window ? window.requestIdleCallback(() => resolve()) : setTimeout(resolve, 200),
  );
}

/**
 * Loads the style sheet of some preferences of the system, before the first paint or once they are turned on.
 * From a link with these media, browsers would download it on all other systems, too.
 */
export function loadPreferenceStyles(): void {
  const preferences = matchMedia('(forced-colors: active), (prefers-reduced-transparency: reduce)');
  const load = () => {
    const sheet = { rel: 'stylesheet', href: '/preferences.css', blocking: 'render' };
    document.head.append(Object.assign(document.createElement('link'), sheet));
  };
  if (preferences.matches) load();
  else preferences.addEventListener('change', load, { once: true });
}

/** Makes `navigator.onLine` false and notifies the page as the browser does; `false` ends the outage. */
export function setOutage(isOffline: boolean): void {
  if (isOffline) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  else Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
}

/* Where a provider's sign-in window comes back to: hands what stands in its address to the shop and closes. */
(function ({ location, history }) {
  const channel = new BroadcastChannel('storefront-social');
  channel.postMessage(Object.fromEntries(new URLSearchParams(location.search)));
  history.replaceState(null, '', location.pathname);
  channel.close();
  globalThis.close();
})(globalThis);

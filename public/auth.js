/* Redirect target of a provider's sign-in window: posts the parameters of its URL to the shop and closes. */
(function ({ location, history }) {
  const channel = new BroadcastChannel('storefront-social');
  channel.postMessage(Object.fromEntries(new URLSearchParams(location.search)));
  history.replaceState(null, '', location.pathname);
  channel.close();
  globalThis.close();
})(globalThis);

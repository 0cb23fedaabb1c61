import { MESSAGES, PAGES } from './longVisit';

/**
 * Made by hand: the rows of the long visit, each below the row that has led to it, with `by`, for presses the
 * control, for components where they are, and what distinguishes it from others of its type. A line of a
 * request includes its response, and "…" means any number of such rows.
 */
const VISIT = `
visit persistence/restored
  mount / getHome
visit getLang en
  mount / getHome
visit getMaster
  saga locale/appLocaleDetected
    mount / getHome

press click Laleh leather satchel for every day: navigation/navigated /products/28/details
press click Add to Cart: cart/addToCartPressed 28
  saga access/actionBlocked
  saga notices/noticeShown error
    timer notices/noticeExpired
  saga overlays/overlayOpened login
  saga cart/additionEnded 28
press submit Log in: login/loginSubmitted
  saga login
  saga session/sessionStarted
    saga removeQueryResult…
    saga getProductDetails 28
    saga getFavorites
    saga getRoles
    saga getCart
    saga getUnreadMessages
    saga updateLastSeen
    saga access/blockedActionReleased finished
    saga cart/addToCartPressed 28
      saga addToCart 28
      saga getCart/cacheEntriesUpserted
      saga cart/productAdded 28
      saga cart/additionEnded 28
      saga notices/noticeShown cartAdded
    timer getUnreadMessages…
    timer updateLastSeen…
  saga notices/noticeShown success
    timer notices/noticeExpired
socket authorizeChannel

press click View In Cart: notices/noticeClosed
press click View In Cart: overlays/overlayOpened cart
  mount cart getRecentViews…
press click Select Rosewater: cart/shopToggled
  mount /products/28/details checkout/figuresMissed…
    saga getCheckout…
press click Proceed to Checkout: cart/checkoutPressed
  saga overlays/overlayClosed cart
  saga navigation/navigated /checkout
    mount /checkout checkout/figuresRequested…
      saga getCheckout…
press click Cash on deliveryPay the courier: checkout/paymentMethodPicked cash
press click Place Order: checkout/placeOrderPressed cart
  saga getOrders
  saga getCheckout
  saga checkout/placingStarted cart
  saga placeOrder
    row removeQueryResult…
  saga checkout/orderPlaced cart
  saga getCart/cacheEntriesUpserted
  saga cart/selectionCorrected
  saga removeQueryResult…
  saga cart/cartOutdated orderPlaced
    saga getCart
  saga navigation/navigated /order-history
  saga overlays/overlayOpened orderConfirm
press click View orders: overlays/overlayClosed orderConfirm
press click View orders: navigation/navigated /order-history

network connection/networkReturned
  saga getLang en
  saga getMaster
  saga getFavorites
  saga getRoles
  saga getUnreadMessages
  saga getFlashSales
  saga getOrders
  saga getOrderDetails
tab cart/cartOutdated otherTab
  saga getCart
tab getOrders
tab getOrderDetails
tab removeQueryResult…
tab wishlist/favoritesOutdated
tab getFavorites

press popstate: navigation/navigated /messages
  mount /messages getMessages
    saga getUnreadMessages
    saga getConversations
socket realtime/messageArrived Yes
  saga getMessages/cacheEntriesUpserted
  saga getMessages
    saga getUnreadMessages
    saga getConversations
  saga getConversations
socket chat/connectionChanged lost
socket chat/connectionChanged live
  saga removeQueryResult…
  saga getMessages
    saga getUnreadMessages
    saga getConversations
`;

const LANGUAGE = `
press click OPENER: overlays/overlayOpened languageMenu
press click CHOSEN: overlays/overlayClosed languageMenu
press click CHOSEN: locale/languageChosen CODE
  saga getLang CODE
  saga getMaster
  saga removeQueryResult…
  saga getFavorites
  saga getFlashSales
  saga getOrders
  saga getOrderDetails
  saga locale/languageApplied
    saga getCart
`;

/** The switches to a language and back: opener of the menu, chosen language and its code. */
const LANGUAGES = [
  ['Language: English', 'العربية', 'ar'],
  ['اللغة: العربية', 'English', 'en'],
] as const;

const PAGE = `
press popstate: navigation/navigated PAGE
`;

const PRODUCT = `
press popstate: navigation/navigated /products/ID/details
press click Add: wishlist/favoritePressed ID
  saga wishlist/favoriteChangeRequested ID
  saga toggleFavorite ID
  saga wishlist/favoriteConfirmed ID
  saga getFavorites
  saga removeQueryResult…
`;

const MESSAGE = `
press keydown Your message: chat/messageSubmitted TEXT
  saga sendMessage TEXT
    row getMessages/queryResultPatched
    row getMessages/updateProvidedBy
    row getConversations
  saga chat/messageSent
`;

/** Numbers of rows by path, from the press or other input on; see `pathsOf`. */
export function allowedPaths(products: readonly string[]): Map<string, number> {
  const allowed = new Map<string, number>();
  const texts = [
    VISIT,
    ...LANGUAGES.map(([opener, chosen, code]) =>
      LANGUAGE.replace('OPENER', opener).replaceAll('CHOSEN', chosen).replaceAll('CODE', code),
    ),
    ...PAGES.map((page) => PAGE.replace('PAGE', page)),
    ...products.map((id) => PRODUCT.replaceAll('ID', id)),
    ...MESSAGES.map((text) => MESSAGE.replaceAll('TEXT', text)),
  ];
  const above: string[] = [];
  for (const line of texts.join('').split('\n').filter(Boolean)) {
    const depth = line.search(/\S/) / 2;
    above.splice(depth, Infinity, line.trim().replace('…', ''));
    const path = above.join(' > ');
    allowed.set(path, line.endsWith('…') ? Infinity : (allowed.get(path) ?? 0) + 1);
  }
  return allowed;
}

import '../support/devTools';
import type { Cause } from '@/features/timeline';
import { recordLongVisit } from '../support/longVisit';
import type { Row } from '../support/rows';
import { leave } from '../support/visit';

afterAll(leave);

const SESSION = 'saga session/sessionStarted';
const NETWORK = 'saga connection/networkReturned';
const LANGUAGE = 'saga locale/languageChosen';
const ORDER = 'saga checkout/placeOrderPressed';
const PAGE = 'mount navigation/navigated';
const PRESSED = 'saga cart/addToCartPressed';

/**
 * Made by hand: what may cause each row of the visit, as `by` and the type of the row that led to it. A
 * response is always caused by its request.
 */
const CAUSES: Readonly<Record<string, readonly string[]>> = {
  'persistence/restored': ['visit'],
  'locale/appLocaleDetected': ['saga api/getMaster/fulfilled'],
  'locale/languageChosen': ['press click'],
  'locale/languageApplied': [LANGUAGE],
  'navigation/navigated': ['press click', 'press popstate', 'saga cart/checkoutPressed', ORDER],
  'session/sessionStarted': ['saga login/loginSubmitted'],
  'login/loginSubmitted': ['press submit'],
  'access/actionBlocked': [PRESSED],
  'access/blockedActionReleased': [SESSION],
  'cart/addToCartPressed': ['press click', SESSION],
  'cart/additionEnded': [PRESSED],
  'cart/productAdded': [PRESSED],
  'cart/shopToggled': ['press click'],
  'cart/checkoutPressed': ['press click'],
  'cart/selectionCorrected': [ORDER],
  'cart/cartOutdated': ['tab', ORDER],
  'checkout/figuresMissed': ['mount cart/shopToggled'],
  'checkout/figuresRequested': [PAGE],
  'checkout/paymentMethodPicked': ['press click'],
  'checkout/placeOrderPressed': ['press click'],
  'checkout/placingStarted': [ORDER],
  'checkout/orderPlaced': [ORDER],
  'chat/messageSubmitted': ['press keydown'],
  'chat/messageSent': ['saga chat/messageSubmitted'],
  'chat/connectionChanged': ['socket'],
  'connection/networkReturned': ['network'],
  'realtime/messageArrived': ['socket'],
  'wishlist/favoritePressed': ['press click'],
  'wishlist/favoriteChangeRequested': ['saga wishlist/favoritePressed'],
  'wishlist/favoriteConfirmed': ['saga wishlist/favoritePressed'],
  'wishlist/favoritesOutdated': ['tab'],
  'notices/noticeShown': [PRESSED, 'saga login/loginSubmitted'],
  'notices/noticeClosed': ['press click'],
  'notices/noticeExpired': ['timer notices/noticeShown'],
  'overlays/overlayOpened': ['press click', PRESSED, ORDER],
  'overlays/overlayClosed': ['press click', 'saga cart/checkoutPressed'],
  'api/getLang/pending': ['visit', LANGUAGE, NETWORK],
  'api/getMaster/pending': ['visit', LANGUAGE, NETWORK],
  // The page waits for its texts and chunk; whichever of these was last has shown it.
  'api/getHome/pending': [
    ...['mount persistence/restored', 'mount api/getLang/fulfilled', 'mount locale/appLocaleDetected'],
  ],
  'api/login/pending': ['saga login/loginSubmitted'],
  'api/getRoles/pending': [SESSION, NETWORK],
  'api/getFavorites/pending': [SESSION, LANGUAGE, NETWORK, 'tab', 'saga wishlist/favoritePressed'],
  'api/getCart/pending': [SESSION, 'saga cart/cartOutdated', 'saga locale/languageApplied'],
  'api/getUnreadMessages/pending': [
    ...[SESSION, NETWORK, 'timer session/sessionStarted', 'saga api/getMessages/fulfilled'],
  ],
  'api/updateLastSeen/pending': [SESSION, 'timer session/sessionStarted'],
  'api/authorizeChannel/pending': ['socket'],
  'api/addToCart/pending': [PRESSED],
  'api/getCheckout/pending': ['saga checkout/figuresMissed', 'saga checkout/figuresRequested', ORDER],
  'api/placeOrder/pending': [ORDER],
  'api/getOrders/pending': [PAGE, ORDER, LANGUAGE, NETWORK, 'tab'],
  // The newest order is open beside the list.
  'api/getOrderDetails/pending': [PAGE, 'mount api/getOrders/fulfilled', LANGUAGE, NETWORK, 'tab'],
  'api/toggleFavorite/pending': ['saga wishlist/favoritePressed'],
  'api/sendMessage/pending': ['saga chat/messageSubmitted'],
  'api/getMessages/pending': [PAGE, 'saga realtime/messageArrived', 'saga chat/connectionChanged'],
  'api/getConversations/pending': [
    ...[PAGE, 'row api/sendMessage/fulfilled', 'saga realtime/messageArrived'],
    'saga api/getMessages/fulfilled',
  ],
  // Its code arrives after the page, so any row or press may be the latest before it.
  'api/getFlashSales/pending': ['mount', 'press', LANGUAGE, NETWORK],
  'api/getProductDetails/pending': [PAGE, SESSION],
  'api/getCategories/pending': [PAGE, 'mount api/getShop/fulfilled'],
  'api/getShopCategories/pending': [PAGE, 'mount api/getShop/fulfilled'],
  'api/getProducts/pending': [PAGE, 'mount api/getShop/fulfilled'],
  'api/getCountries/pending': [PAGE, 'mount api/getProfile/fulfilled'],
  'api/getCart/cacheEntriesUpserted': [PRESSED, ORDER],
  'api/getMessages/cacheEntriesUpserted': ['saga realtime/messageArrived'],
  'api/getMessages/queryResultPatched': ['row api/sendMessage/fulfilled'],
  'api/getMessages/updateProvidedBy': ['row api/sendMessage/fulfilled'],
  removeQueryResult: [
    ...[SESSION, ORDER, LANGUAGE, 'row api/placeOrder/fulfilled', 'saga wishlist/favoritePressed', 'tab'],
  ],
};

const label = (cause: Cause | undefined): string => {
  if (!cause) return 'none';
  const { by } = cause;
  return 'input' in cause ? `${by} ${cause.input}` : 'row' in cause ? `${by} ${cause.type}` : by;
};

/** Requests of pages that the table does not list are made by the page. */
const expectedOf = ({ type }: Row): readonly string[] => {
  const [, endpoint] = /^api\/(\w+)\/(?:fulfilled|rejected)$/.exec(type) ?? [];
  if (endpoint) return [`call api/${endpoint}/pending`];
  if (type.endsWith('/removeQueryResult')) return CAUSES.removeQueryResult ?? [];
  return CAUSES[type] ?? (/^api\/get\w+\/pending$/.test(type) ? [PAGE] : []);
};

/** Causes that last: a timer's delay, the session's heartbeat, and requests that overtake each other. */
const LASTING = /^(?:timer|call|saga session\/sessionStarted)/;

/** Describes a row with another cause than the table's, or whose cause is not the latest such row. */
function mistakeIn(row: Row, rows: readonly Row[]): string[] {
  const cause = row.meta?.cause;
  const found = label(cause);
  const expected = expectedOf(row);
  if (!expected.includes(found) && !(cause && expected.includes(cause.by)))
    return [`${row.id} ${row.type}: ${found}`];
  if (!cause || !('row' in cause)) return [];
  const before = rows.filter(({ id, type }) => id < row.id && type === cause.type);
  const isRight = LASTING.test(found)
    ? before.some(({ id }) => id === cause.row)
    : before.at(-1)?.id === cause.row;
  return isRight ? [] : [`${row.id} ${row.type}: ${found} of row ${cause.row}`];
}

it('names the true cause of each row of a long visit', async () => {
  const { tools } = await recordLongVisit();
  const rows = tools.rows().slice(1);
  expect(rows.flatMap((row) => mistakeIn(row, rows))).toEqual([]);
  expect(rows.length).toBeGreaterThan(500);
  const presses = rows.flatMap(({ meta }) => (meta?.cause?.by === 'press' ? [meta.cause] : []));
  const unnamed = presses.filter(({ on, input }) => !on && input !== 'popstate');
  expect(unnamed).toEqual([]);
}, 300_000);

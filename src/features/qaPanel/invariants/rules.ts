import { PRIVATE_ENDPOINTS } from '@/api';
import { selectServerCart } from '@/features/cart';
import { placingStarted } from '@/features/checkout';
import type { OverlayDefinitions } from '@/core/overlays';
import { sessionEnded } from '@/core/session';
import { createMatterRules } from './matter';
import type { Rule, RuleState } from './rule';

/** Time in which a saga corrects the selection after a change of the cart. */
const CORRECTION_TIMEOUT = 1000;
/** A cart change may wait for slow and lost responses of earlier ones. */
const CONFIRMATION_TIMEOUT = 90_000;

const isVisitor = ({ session }: RuleState) => session.user === null && !session.isPending;
const listed = (names: readonly (string | number)[]) => [...new Set(names)].join(', ');

/** Domain invariants; `createMatterRules` adds those for content (architecture §5, "Invariants"). */
const createDomainRules = (overlays: OverlayDefinitions): readonly Rule[] => [
  {
    name: "The cart's total is that of its lines",
    of: ['api'],
    wrong({ state }) {
      const { total, shops } = selectServerCart(state);
      const quantities = shops.flatMap((shop) => shop.lines).map(({ quantity }) => quantity);
      const lines = quantities.length;
      const pieces = quantities.reduce((sum, quantity) => sum + quantity, 0);
      return total === pieces || total === lines
        ? null
        : `The total is ${total}, with ${lines} lines of ${pieces} pieces.`;
    },
  },
  {
    name: 'Every line of the cart has a piece',
    of: ['api'],
    wrong({ state }) {
      const lines = selectServerCart(state).shops.flatMap((shop) => shop.lines);
      const empty = lines.filter(({ quantity }) => !(quantity >= 1)).map(({ productId }) => productId);
      return empty.length > 0 ? `Nothing is left of product ${listed(empty)}.` : null;
    },
  },
  {
    name: 'A selected shop has items',
    of: ['api', 'cart'],
    timeout: CORRECTION_TIMEOUT,
    wrong({ state }) {
      const { shops } = selectServerCart(state);
      const withItems = shops.filter(({ lines }) => lines.length > 0).map(({ shopId }) => shopId);
      const empty = state.cart.selectedShopIds.filter((id) => !withItems.includes(id));
      // Until the cart is loaded, the rehydrated selection cannot be checked.
      const isCartLoaded = Object.values(state.api.queries).some(
        (entry) => entry?.endpointName === 'getCart' && entry.data !== undefined,
      );
      return isCartLoaded && empty.length > 0 ? `Selected without items: shop ${listed(empty)}.` : null;
    },
  },
  {
    name: 'Every change of the cart is confirmed',
    of: ['cart', 'api'],
    timeout: CONFIRMATION_TIMEOUT,
    wrong({ state }) {
      const unconfirmed = Object.entries(state.cart.requested).map(
        ([id, quantity]) => `${quantity} of product ${id}`,
      );
      return unconfirmed.length > 0 ? `Unconfirmed: ${listed(unconfirmed)}.` : null;
    },
  },
  {
    name: 'A session ends once',
    of: 'every',
    wrong: ({ row, before }) =>
      sessionEnded.match(row) && before.session.user === null && !before.session.isPending
        ? `It ended (${row.payload}), and nobody was signed in.`
        : null,
  },
  {
    name: 'Nothing of a user stays after the session',
    of: ['session', 'api', 'cart', 'checkout'],
    wrong({ state }) {
      if (!isVisitor(state)) return null;
      const entries = Object.values(state.api.queries)
        .filter((entry) => entry?.data !== undefined && PRIVATE_ENDPOINTS.has(entry.endpointName))
        .map((entry) => entry?.endpointName ?? '');
      const leftovers = [
        ...entries,
        ...(Object.keys(state.cart.requested).length > 0 ? ['cart.requested'] : []),
        ...(state.checkout.placing ? ['checkout.placing'] : []),
        ...(state.checkout.addressId === null ? [] : ['checkout.addressId']),
      ];
      return leftovers.length > 0 ? `Left behind: ${listed(leftovers)}.` : null;
    },
  },
  {
    name: 'One order is placed at a time',
    of: 'every',
    wrong: ({ row, before: { checkout } }) =>
      placingStarted.match(row) && checkout.placing && !checkout.placing.isDenied
        ? 'Another one started while the outcome of the one before is not known.'
        : null,
  },
  {
    name: 'One dialog of a kind is open',
    of: ['overlays'],
    wrong({ state }) {
      const names = state.overlays.stack.map(({ name }) => name);
      const twice = names.filter((name, index) => names.indexOf(name) < index);
      const entries = names.filter((name) => overlays[name].isEntryDialog);
      if (twice.length > 0) return `Open twice: ${listed(twice)}.`;
      return entries.length > 1 ? `Open at once: ${listed(entries)}.` : null;
    },
  },
  {
    name: 'Three toasts at most, each by its own id',
    of: ['notices'],
    wrong({ state }) {
      const ids = state.notices.shown.map(({ id }) => id);
      if (ids.length > 3) return `${ids.length} toasts are shown.`;
      return new Set(ids).size < ids.length ? 'Two toasts have the same id.' : null;
    },
  },
];

/** All invariants. Create once per visit, because some of them are stateful. */
export const createRules = (overlays: OverlayDefinitions): readonly Rule[] => [
  ...createDomainRules(overlays),
  ...createMatterRules(),
];

import path from 'node:path';
import { describeEvents } from '../../scripts/events/describeEvents';

const root = path.join(__dirname, '../..');
const { page, unexplained, ambiguous } = describeEvents(root);

it('every event and every endpoint has a doc comment', () => {
  expect(unexplained).toEqual([]);
});

it('no two events have the same name', () => {
  expect(ambiguous).toEqual([]);
});

it('names the code that dispatches and handles an event, through watchers, lazy sagas, hooks and reducers', () => {
  const paragraphOf = (type: string) => page.split('\n### ').find((text) => text.startsWith(`\`${type}\``));
  expect(paragraphOf('cart/checkoutPressed')).toContain('dispatched by `CartFoot`');
  expect(paragraphOf('cart/checkoutPressed')).toContain('handled by `proceed` in `checkout.saga`');
  expect(paragraphOf('checkout/placeOrderPressed')).toContain('the state of `checkout`, `handlePlaceOrder`');
  expect(paragraphOf('addresses/addressSubmitted')).toContain('handled by `saveAddress`');
  expect(paragraphOf('session/sessionEnded')).toContain('the state of `cart`');
  expect(paragraphOf('api/getLang')).toContain(
    'requested by `ShopTexts`, `startLater`, `requestTexts` in `locale.saga`',
  );
  expect(paragraphOf('api/getMaster')).toContain('`correctSelection` in `cart.saga`');
});

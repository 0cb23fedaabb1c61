import path from 'node:path';
import { describeEvents } from '../../scripts/events/describeEvents';

const root = path.join(__dirname, '../..');
const { page, unexplained, ambiguous } = describeEvents(root);

it('every event and every call has a doc comment that says what it means', () => {
  expect(unexplained).toEqual([]);
});

it('no two events have the same name', () => {
  expect(ambiguous).toEqual([]);
});

it('sees who tells an event and who hears it, through watchers, lazy stories, hooks and reducers', () => {
  const paragraphOf = (type: string) => page.split('\n### ').find((text) => text.startsWith(`\`${type}\``));
  expect(paragraphOf('cart/checkoutPressed')).toContain('told by `CartFoot`');
  expect(paragraphOf('cart/checkoutPressed')).toContain('heard by `proceed` in `checkout.saga`');
  expect(paragraphOf('checkout/placeOrderPressed')).toContain('the state of `checkout`, `place`');
  expect(paragraphOf('addresses/addressSubmitted')).toContain('heard by `saveAddress`');
  expect(paragraphOf('session/sessionEnded')).toContain('the state of `cart`');
  expect(paragraphOf('api/getLang')).toContain('asked by `ShopTexts`, `loadTexts` in `locale.saga`');
  expect(paragraphOf('api/getMaster')).toContain('heard by `correctSelection` in `cart.saga`');
});

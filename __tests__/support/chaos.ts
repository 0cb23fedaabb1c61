import type { Cart, CartLine } from '@/domain/cart';
import { selectCart, selectServerCart } from '@/features/cart';
import { addToCartPressed, quantityWanted, removePressed } from '@/features/cart/cart.slice';
import { clock } from '@/shared/adapters';
import { loadQa } from '@/app/qa/loadQa';
import { createShop } from '@/app/store';
import { askDemo, demo } from './demo';
import { fillCart } from './filledCart';
import { seeded, turn } from './outside';
import { SHOPPER } from './visit';
import type { TestClock } from './testClock';
import { installTestClock } from './testClock';

/** Thirty seconds of presses in three rounds, in milliseconds. */
const ROUNDS = 3;
const ROUND = 10_000;
const STEP = 250;
/** Long enough for every pause that follows a failure. */
const CALM = 30_000;
const CALM_STEP = 1000;

/** A network in which calls of the cart take their time, get lost on the way there or back, or meet a tired server. */
function badWeather(draw: () => number) {
  const before = globalThis.fetch;
  const weather = { isBad: true, onTheirWay: 0 };
  const delay = () => new Promise<void>((resolve) => clock.after(draw() * 1200, resolve));
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/api/cart') || !weather.isBad)
      return counted(input, init);
    await delay();
    if (draw() < 0.08) throw new TypeError('lost on the way there');
    if (draw() < 0.05) return new Response('tired', { status: 503 });
    const answer = await counted(input, init);
    await delay();
    if (draw() < 0.25) throw new TypeError('lost on the way back');
    return answer;
  };
  async function counted(...call: Parameters<typeof fetch>): Promise<Response> {
    weather.onTheirWay += 1;
    try {
      return await before(...call);
    } finally {
      weather.onTheirWay -= 1;
    }
  }
  return {
    weather,
    end: () => {
      globalThis.fetch = before;
    },
  };
}

interface WireCart {
  cart_items: { products: { id: number; quantity: number }[] }[];
}

const linesOf = ({ shops }: Cart) => shops.flatMap(({ lines }) => lines);

/** What is in a cart, to be compared: product and quantity, in order. */
const contents = (lines: readonly (readonly [number, number])[]) =>
  lines.map(([id, quantity]) => `${quantity} × ${id}`).join(', ');

/** A cart as the page shows it, as the page knows it, and as the server has it. */
interface End {
  shown: string;
  known: string;
  truth: string;
  /** What is still wanted or being added. */
  unsettled: number;
}

/**
 * Thirty seconds of random presses of plus, minus, remove and "Add to Cart" in bad weather, by the fake clock. After each
 * round the presses stop, later the weather clears; answers how it stands then.
 */
export async function runChaos(seed: number): Promise<End[]> {
  await demo.reset();
  window.localStorage.clear();
  const draw = seeded(seed);
  await fillCart(3);
  const token = await demo.logIn(SHOPPER);
  window.localStorage.setItem('token', token);
  const time = installTestClock();
  const { weather, end } = badWeather(draw);
  weather.isBad = false;
  const shop = createShop(await loadQa());
  await shop.ready;
  const state = () => shop.store.getState();
  const shown = () => linesOf(selectCart(state()));
  const known = () => linesOf(selectServerCart(state()));
  const pass = (milliseconds: number, step = STEP) => letPass(time, weather, milliseconds, step);
  const ends: End[] = [];
  try {
    for (let tries = 0; known().length < 3 && tries < 200; tries += 1) await pass(STEP);
    const all = known();
    // One of them runs out soon.
    await demo.setStock(all[0]?.productId ?? 0, 3);
    for (let round = 0; round < ROUNDS; round += 1) {
      weather.isBad = true;
      for (let passed = 0; passed < ROUND; passed += STEP) {
        if (draw() < 0.6) shop.store.dispatch(pressOf(draw, shown(), all));
        await pass(STEP);
      }
      await pass(CALM, CALM_STEP);
      weather.isBad = false;
      await pass(CALM, CALM_STEP);
      ends.push({
        shown: told(shown()),
        known: told(known()),
        truth: await truthOf(token),
        unsettled: Object.keys(state().cart.wanted).length + state().cart.adding.length,
      });
    }
    return ends;
  } finally {
    end();
    await shop.stop();
  }
}

const told = (lines: readonly CartLine[]) =>
  contents(lines.map(({ productId, quantity }) => [productId, quantity]));

async function truthOf(token: string): Promise<string> {
  const { cart_items: shops } = await askDemo<WireCart>('/carts', token);
  return contents(
    shops.flatMap(({ products }) => products.map(({ id, quantity }) => [id, quantity] as const)),
  );
}

/** Time passes in steps; after each, what has reached the real demo comes back. */
async function letPass(time: TestClock, weather: { onTheirWay: number }, milliseconds: number, step: number) {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await time.advance(step);
    await turn();
    while (weather.onTheirWay > 0) await turn();
  }
}

function pressOf(draw: () => number, shown: readonly CartLine[], all: readonly CartLine[]) {
  const line = shown[Math.floor(draw() * shown.length)];
  const dice = draw();
  if (line && dice < 0.9) {
    const quantity = dice < 0.5 ? line.quantity + 1 : dice < 0.82 ? line.quantity - 1 : 0;
    return dice < 0.82 ? quantityWanted({ line, quantity }) : removePressed({ line });
  }
  const again = all[Math.floor(draw() * all.length)];
  return addToCartPressed({
    productId: again?.productId ?? 0,
    quantity: 1,
    size: null,
    color: null,
    unit: null,
    name: again?.name ?? '',
    thumbnail: null,
  });
}

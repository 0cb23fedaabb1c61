import type { Cart, CartLine } from '@/domain/cart';
import { selectCart, selectServerCart } from '@/features/cart';
import { addToCartPressed, quantityChangeRequested, removePressed } from '@/features/cart/cart.slice';
import { clock } from '@/shared/adapters';
import { loadQa } from '@/app/qa/loadQa';
import { createShop } from '@/app/store';
import { requestDemo, demo } from './demo';
import { fillCart } from './filledCart';
import { seeded, nextTask } from './externalServer';
import { SHOPPER } from './visit';
import type { TestClock } from './testClock';
import { installTestClock } from './testClock';

/** Three rounds of ten seconds, in milliseconds. */
const ROUNDS = 3;
const ROUND = 10_000;
const STEP = 250;
/** Longer than every retry delay. */
const CALM = 30_000;
const CALM_STEP = 1000;

/** Replaces `fetch`: cart requests are delayed, lost, answered with 503, or their responses are lost. */
function installFlakyNetwork(draw: () => number) {
  const originalFetch = globalThis.fetch;
  const network = { isBad: true, pending: 0 };
  const delay = () => new Promise<void>((resolve) => clock.after(draw() * 1200, resolve));
  globalThis.fetch = async (input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/api/cart') || !network.isBad)
      return counted(input, init);
    await delay();
    if (draw() < 0.08) throw new TypeError('request lost');
    if (draw() < 0.05) return new Response('overloaded', { status: 503 });
    const response = await counted(input, init);
    await delay();
    if (draw() < 0.25) throw new TypeError('response lost');
    return response;
  };
  async function counted(...call: Parameters<typeof fetch>): Promise<Response> {
    network.pending += 1;
    try {
      return await originalFetch(...call);
    } finally {
      network.pending -= 1;
    }
  }
  return {
    network,
    restore: () => {
      globalThis.fetch = originalFetch;
    },
  };
}

interface WireCart {
  cart_items: { products: { id: number; quantity: number }[] }[];
}

const linesOf = ({ shops }: Cart) => shops.flatMap(({ lines }) => lines);

/** Formats products and quantities in order, for comparison. */
const formatLines = (lines: readonly (readonly [number, number])[]) =>
  lines.map(([id, quantity]) => `${quantity} × ${id}`).join(', ');

/** The cart as shown (optimistic), as confirmed in the state, and as stored on the server. */
interface RoundResult {
  optimistic: string;
  confirmed: string;
  server: string;
  /** Number of unconfirmed changes and additions. */
  pendingChanges: number;
}

/**
 * Dispatches random presses of plus, minus, remove and "Add to Cart" for thirty seconds of the fake clock,
 * over a flaky network. After each round the presses stop, later the network recovers; returns the carts at
 * that time.
 */
export async function runChaos(seed: number): Promise<RoundResult[]> {
  await demo.reset();
  window.localStorage.clear();
  const draw = seeded(seed);
  await fillCart(3);
  const token = await demo.logIn(SHOPPER);
  window.localStorage.setItem('token', token);
  const time = installTestClock();
  const { network, restore } = installFlakyNetwork(draw);
  network.isBad = false;
  const shop = createShop(await loadQa());
  await shop.ready;
  const state = () => shop.store.getState();
  const optimistic = () => linesOf(selectCart(state()));
  const confirmed = () => linesOf(selectServerCart(state()));
  const pass = (milliseconds: number, step = STEP) => letPass(time, network, milliseconds, step);
  const results: RoundResult[] = [];
  try {
    for (let tries = 0; confirmed().length < 3 && tries < 200; tries += 1) await pass(STEP);
    const all = confirmed();
    // Limited stock of one product.
    await demo.setStock(all[0]?.productId ?? 0, 3);
    for (let round = 0; round < ROUNDS; round += 1) {
      network.isBad = true;
      for (let passed = 0; passed < ROUND; passed += STEP) {
        if (draw() < 0.6) shop.store.dispatch(pressOf(draw, optimistic(), all));
        await pass(STEP);
      }
      await pass(CALM, CALM_STEP);
      network.isBad = false;
      await pass(CALM, CALM_STEP);
      results.push({
        optimistic: formatCart(optimistic()),
        confirmed: formatCart(confirmed()),
        server: await truthOf(token),
        pendingChanges: Object.keys(state().cart.requested).length + state().cart.adding.length,
      });
    }
    return results;
  } finally {
    restore();
    await shop.stop();
  }
}

const formatCart = (lines: readonly CartLine[]) =>
  formatLines(lines.map(({ productId, quantity }) => [productId, quantity]));

async function truthOf(token: string): Promise<string> {
  const { cart_items: shops } = await requestDemo<WireCart>('/carts', token);
  return formatLines(
    shops.flatMap(({ products }) => products.map(({ id, quantity }) => [id, quantity] as const)),
  );
}

/** Advances the clock in steps; after each step, waits for the pending responses of the real demo backend. */
async function letPass(time: TestClock, network: { pending: number }, milliseconds: number, step: number) {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await time.advance(step);
    await nextTask();
    while (network.pending > 0) await nextTask();
  }
}

function pressOf(draw: () => number, optimistic: readonly CartLine[], all: readonly CartLine[]) {
  const line = optimistic[Math.floor(draw() * optimistic.length)];
  const dice = draw();
  if (line && dice < 0.9) {
    const quantity = dice < 0.5 ? line.quantity + 1 : dice < 0.82 ? line.quantity - 1 : 0;
    return dice < 0.82 ? quantityChangeRequested({ line, quantity }) : removePressed({ line });
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

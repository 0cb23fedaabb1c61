import '../devTools';
import { fireEvent } from '@testing-library/react';
import { selectCart, selectServerCart } from '@/features/cart';
import { setLeave, setPopups, setReload } from '@/shared/adapters';
import { requestDemo } from '../demo';
import { seeded } from '../externalServer';
import { FakePopup } from '../fakePopup';
import { fillCart } from '../filledCart';
import { leave, visit, visitSignedIn, waitFor } from '../visit';
import { watchFaults } from './mutatedPage';
import { installUnreliableNetwork, letPass } from './unreliableNetwork';
import { busySigns, isReachable, LEADING, nameOf, OF_CART, openOverlays } from './visibleControls';
import type { Walk } from './walkSteps';
import { takeStep } from './walkSteps';

const STEPS = 16;
/** Longer than all retries and the display of every notice. */
const CALM = 90_000;
/** Every third walk prefers to change the cart, which is compared with the server's after so many steps. */
const CART_STEPS = 4;
/** More overlays than can lie on each other. */
const ESCAPES = 8;
const LOADED = { timeout: 20_000 };

interface WireCart {
  cart_items: { products: { id: number; quantity: number }[] }[];
}

/**
 * Walks through the shop at random, over an unreliable network; then the network recovers. Returns what
 * broke, and the steps.
 */
export async function walkAtRandom(seed: number): Promise<{ faults: string[]; steps: string[] }> {
  const draw = seeded(seed);
  draw();
  const popups: FakePopup[] = [];
  setPopups(() => {
    const popup = new FakePopup();
    popups.push(popup);
    return popup;
  });
  setLeave(() => undefined);
  const watched = watchFaults();
  const steps: string[] = [];
  await fillCart(1 + Math.floor(draw() * 3));
  const { network, restore } = installUnreliableNetwork(seed);
  const isCartWalk = seed % 3 === 0;
  network.losesCartChanges = isCartWalk;
  const first = draw() < 0.75 || isCartWalk ? await visitSignedIn('/') : await visit('/');
  const walk: Walk = {
    visit: first,
    network,
    draw,
    faults: [],
    orderPresses: 0,
    isReloadRequested: false,
    leading: isCartWalk ? OF_CART : LEADING,
  };
  setReload(() => {
    walk.isReloadRequested = true;
  });
  await letPass(walk.visit.clock, 1000);
  network.isBad = true;
  for (let step = 0; step < STEPS; step += 1) {
    steps.push(await takeStep(walk));
    await letPass(walk.visit.clock, draw() * 1500);
    if (!isCartWalk || (step + 1) % CART_STEPS > 0) continue;
    network.isBad = false;
    await letPass(walk.visit.clock, CALM, 1000);
    walk.faults.push(...(await cartFaults(walk)));
    network.isBad = true;
  }
  network.isBad = false;
  for (const popup of popups) popup.closed = true;
  walk.visit.shop.timeline?.backToNow();
  await letPass(walk.visit.clock, CALM, 1000);
  walk.faults.push(...(await stuckSigns(walk)), ...(await cartFaults(walk)));
  if (network.placed > walk.orderPresses)
    walk.faults.push(`${network.placed} placements for ${walk.orderPresses} presses`);
  restore();
  setReload();
  setLeave();
  setPopups();
  // Checks the secrets and the invariants of QA's panel.
  await leave().catch((problem: unknown) => walk.faults.push(String(problem)));
  watched.stop();
  return { faults: [...watched.take(), ...walk.faults], steps };
}

/**
 * The focused element, or the upper overlay where a shopper who closes it has the focus: the chat beside the
 * page leaves it in the page, jsdom lets a click focus what a menu covers, and has no focus after the removal
 * of the focused element, which stops MUI's focus trap.
 */
function focusedInOverlay(): Element | undefined {
  const { activeElement } = document;
  const overlays = openOverlays();
  // The list of a combobox has the focus in its field.
  const isInside =
    activeElement?.getAttribute('aria-expanded') === 'true' ||
    overlays.some((overlay) => overlay.contains(activeElement));
  const isFocused = document.hasFocus() && activeElement !== null && isReachable(activeElement) && isInside;
  return isFocused ? activeElement : overlays.at(-1);
}

/** What has not ended although every request has a response and nobody presses anything. */
async function stuckSigns({ visit: { clock, shop } }: Walk): Promise<string[]> {
  const { queries, mutations } = shop.store.getState().api;
  const pending = [...Object.values(queries), ...Object.values(mutations)].filter(
    (entry) => String(entry?.status) === 'pending',
  );
  const faults = pending.map((entry) => `${entry?.endpointName} is pending`);
  // A page's code is loaded in real time.
  await waitFor(() => expect(busySigns()).toEqual([]), LOADED).catch(() => undefined);
  for (const sign of busySigns()) faults.push(`busy: ${nameOf(sign)}`);
  for (let escapes = 0; escapes < ESCAPES && openOverlays().length > 0; escapes += 1) {
    const { length } = openOverlays();
    fireEvent.keyDown(focusedInOverlay() ?? document.body, { key: 'Escape' });
    await letPass(clock, 1000);
    // Menus fade out in real time.
    await waitFor(() => expect(openOverlays().length).toBeLessThan(length), LOADED).catch(() => undefined);
  }
  const focus = document.activeElement;
  for (const overlay of openOverlays())
    faults.push(`stuck overlay: ${nameOf(overlay)}, focus on ${focus?.tagName} ${focus && nameOf(focus)}`);
  return faults;
}

/** The cart that is shown has to be that of the server. */
async function cartFaults({ visit: { shop } }: Walk): Promise<string[]> {
  const state = shop.store.getState();
  const token = window.localStorage.getItem('token');
  if (!state.session.user || !token) return [];
  const { cart_items: groups } = await requestDemo<WireCart>('/carts', token);
  const server = groups
    .flatMap(({ products }) => products.map(({ id, quantity }) => `${quantity} × ${id}`))
    .join();
  const textOf = ({ shops }: ReturnType<typeof selectCart>) =>
    shops.flatMap(({ lines }) => lines.map(({ productId, quantity }) => `${quantity} × ${productId}`)).join();
  const shown = { shown: textOf(selectCart(state)), confirmed: textOf(selectServerCart(state)) };
  return Object.entries(shown)
    .filter(([, text]) => text !== server)
    .map(([name, text]) => `the ${name} cart is ${text}, the server's ${server}`);
}

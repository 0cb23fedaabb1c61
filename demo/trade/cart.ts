import type { Backend } from '../backend';
import { against, badField } from '../http/refusal';
import {
  dropLines,
  dropSavedLine,
  findLine,
  findOffer,
  putLine,
  readLines,
  setQuantity,
  setSaved,
  type CartKey,
  type Choice,
} from './cart.queries';

/** Not translated, because the storefront compares these messages (specification §4). */
export const decreased = 'product quantity decreased';
export const removed = 'product removed from cart';

const checkStock = (requested: number, stock: number) => {
  if (stock === 0) throw against('This product is out of stock.');
  if (requested > stock) throw against('Only {count} left in stock.', { count: stock });
};

const notInCart = () => against('This product is not in your cart.');

/**
 * Adds a product to the cart. "Buy Now" replaces the content of its cart; otherwise quantities of the same
 * product add up.
 */
export const addToCart = (
  backend: Backend,
  cart: CartKey,
  productId: number,
  quantity: number,
  choice: Choice,
) =>
  backend.database.transaction(async () => {
    const offer = await findOffer(backend, productId);
    if (!offer) throw badField('product_id', 'The selected {field} is invalid.');
    if (choice.colorId !== null && !offer.colorIds.includes(choice.colorId)) {
      throw badField('color', 'The selected {field} is invalid.');
    }
    if (choice.sizeId !== null && !offer.sizeIds.includes(choice.sizeId)) {
      throw badField('size', 'The selected {field} is invalid.');
    }
    const line = cart.isBuyNow ? undefined : await findLine(backend, cart, productId);
    const requested = (line?.quantity ?? 0) + quantity;
    checkStock(requested, offer.stock);
    if (cart.isBuyNow) await dropLines(backend, cart);
    await putLine(backend, cart, productId, requested, choice);
  });

export const incrementLine = (backend: Backend, cart: CartKey, productId: number) =>
  backend.database.transaction(async () => {
    const line = await findLine(backend, cart, productId);
    if (!line) throw notInCart();
    const offer = await findOffer(backend, productId);
    checkStock(line.quantity + 1, offer?.stock ?? 0);
    await setQuantity(backend, cart, productId, line.quantity + 1);
  });

/** Decrements the quantity, and deletes the line at one. Returns the message of the outcome. */
export const decrementLine = (backend: Backend, cart: CartKey, productId: number) =>
  backend.database.transaction(async () => {
    const line = await findLine(backend, cart, productId);
    if (!line) throw notInCart();
    if (line.quantity === 1) {
      await dropLines(backend, cart, [productId]);
      return removed;
    }
    await setQuantity(backend, cart, productId, line.quantity - 1);
    return decreased;
  });

/** Deletes the line of a product, in the cart or among the saved ones. */
export const deleteLine = (backend: Backend, cart: CartKey, productId: number) =>
  backend.database.transaction(async () => {
    if (await findLine(backend, cart, productId)) await dropLines(backend, cart, [productId]);
    else if (await findLine(backend, cart, productId, true)) await dropSavedLine(backend, cart, productId);
    else throw notInCart();
  });

/** Puts a line aside for later. */
export const saveLine = (backend: Backend, cart: CartKey, productId: number) =>
  backend.database.transaction(async () => {
    const line = await findLine(backend, cart, productId);
    if (!line) throw notInCart();
    await setSaved(backend, cart, productId, { isSaved: true, quantity: line.quantity });
  });

/** Moves a saved line back, where it was, with as many pieces as are left. */
export const restoreLine = (backend: Backend, cart: CartKey, productId: number) =>
  backend.database.transaction(async () => {
    const line = await findLine(backend, cart, productId, true);
    if (!line) throw notInCart();
    const { stock = 0 } = (await findOffer(backend, productId)) ?? {};
    checkStock(1, stock);
    await setSaved(backend, cart, productId, { isSaved: false, quantity: Math.min(line.quantity, stock) });
  });

/** Deletes sold-out lines and trims quantities to the stock. Returns the names of the changed products. */
export const tidyCart = (backend: Backend, cart: CartKey, locale: Parameters<typeof readLines>[2]) =>
  backend.database.transaction(async () => {
    const lines = await readLines(backend, cart, locale);
    const soldOut = lines.filter((line) => line.stock === 0);
    const trimmed = lines.filter((line) => line.stock > 0 && line.quantity > line.stock);
    if (soldOut.length > 0)
      await dropLines(
        backend,
        cart,
        soldOut.map((line) => line.productId),
      );
    for (const line of trimmed) await setQuantity(backend, cart, line.productId, line.stock);
    return { soldOut: soldOut.map((line) => line.name), trimmed: trimmed.map((line) => line.name) };
  });

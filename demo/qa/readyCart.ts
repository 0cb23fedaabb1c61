import { asc, eq, gte } from 'drizzle-orm';
import type { Backend } from '../backend';
import { addresses, products, users } from '../db/schema';
import { userIds } from '../seed/people';
import { dropLines, putLine } from '../trade/cart.queries';

const email = 'cart@marsa.example';
/** Pieces of the first and of the second product; each is of another shop. */
const quantities = [2, 1];

/** The shopper whose cart is ready, with the password of the demo account; created by the first call. */
async function readyShopper({ database: { db }, clock }: Backend): Promise<number> {
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (existing) return existing.id;
  const [demo] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userIds.demo));
  const person = { name: 'Ready Shopper', phone: '506667788' };
  const [user] = await db
    .insert(users)
    .values({
      ...person,
      email,
      phoneCode: '971',
      accountVerified: true,
      passwordHash: demo?.passwordHash ?? '',
      roles: ['customer'],
      createdAt: clock.now(),
    })
    .returning({ id: users.id });
  if (!user) throw new Error('The shopper was not written.');
  await db.insert(addresses).values({
    ...person,
    userId: user.id,
    addressLine: 'Test Street 1',
    addressType: 'home',
    isDefault: true,
  });
  return user.id;
}

/** Fills the cart of the ready shopper with products of two shops; returns the account to log in with. */
export const fillReadyCart = (backend: Backend) =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    const cart = { userId: await readyShopper(backend), isBuyNow: false };
    await dropLines(backend, cart);
    const inStock = await db
      .selectDistinctOn([products.shopId], { id: products.id })
      .from(products)
      .where(gte(products.stock, 5))
      .orderBy(asc(products.shopId), asc(products.id))
      .limit(quantities.length);
    const choice = { colorId: null, sizeId: null, unit: null };
    for (const [index, { id }] of inStock.entries())
      await putLine(backend, cart, id, quantities[index] ?? 1, choice);
    return { account: email };
  });

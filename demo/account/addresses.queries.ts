import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Backend } from '../backend';
import { addresses, orders } from '../db/schema';
import { against } from '../http/refusal';

export type Address = typeof addresses.$inferSelect;
export type AddressInput = Omit<Address, 'id' | 'userId'>;

/** Returns the user's addresses, the default one first. */
export async function findAddresses({ database: { db } }: Backend, userId: number) {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.id));
}

const one = (userId: number, id: number) => and(eq(addresses.userId, userId), eq(addresses.id, id));

export async function findAddress({ database: { db } }: Backend, userId: number, id: number) {
  const [address] = await db.select().from(addresses).where(one(userId, id));
  return address;
}

/** A user has at most one default address. */
async function clearOtherDefaults({ database: { db } }: Backend, userId: number, id: number) {
  const others = and(eq(addresses.userId, userId), ne(addresses.id, id));
  await db.update(addresses).set({ isDefault: false }).where(others);
}

/** The first address is always the default, whatever the request contains. */
export const addAddress = (backend: Backend, userId: number, input: AddressInput): Promise<Address> =>
  backend.database.transaction(async () => {
    const isFirst = (await findAddresses(backend, userId)).length === 0;
    const [address] = await backend.database.db
      .insert(addresses)
      .values({ ...input, userId, isDefault: input.isDefault || isFirst })
      .returning();
    if (!address) throw new Error('The address was not written.');
    if (address.isDefault) await clearOtherDefaults(backend, userId, address.id);
    return address;
  });

export const changeAddress = (backend: Backend, userId: number, id: number, input: AddressInput) =>
  backend.database.transaction(async () => {
    const [address] = await backend.database.db
      .update(addresses)
      .set(input)
      .where(one(userId, id))
      .returning();
    if (address?.isDefault) await clearOtherDefaults(backend, userId, id);
    return address;
  });

/** Refuses to delete an address of an order (api §6), although orders store their own copy. */
export const removeAddress = (backend: Backend, userId: number, id: number): Promise<boolean> =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    const address = await findAddress(backend, userId, id);
    if (!address) return false;
    const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.addressId, id)).limit(1);
    if (order) throw against('This address belongs to an order and cannot be deleted.');
    await db.delete(addresses).where(one(userId, id));
    const [next] = await findAddresses(backend, userId);
    if (address.isDefault && next) {
      await db.update(addresses).set({ isDefault: true }).where(one(userId, next.id));
    }
    return true;
  });

/** API §9, ADDRESS. */
export const addressJson = (address: Address) => ({
  id: address.id,
  name: address.name,
  phone: address.phone,
  area: address.area,
  flat_no: address.flatNo,
  address_type: address.addressType,
  address_line: address.addressLine,
  address_line2: address.addressLine2,
  post_code: address.postCode,
  is_default: address.isDefault,
  latitude: address.latitude,
  longitude: address.longitude,
});

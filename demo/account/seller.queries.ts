import { eq, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { sellerApplications, users } from '../db/schema';
import { takenIn } from '../db/violations';
import { against, badField } from '../http/refusal';

type Application = Omit<typeof sellerApplications.$inferInsert, 'id' | 'createdAt'>;

/**
 * Takes an application and opens the seller's side at once: in the demo nobody is there to look at it. One per person,
 * and a name that no shop has.
 */
export const becomeSeller = (backend: Backend, application: Application) =>
  backend.database.transaction(async () => {
    const { db } = backend.database;
    await db
      .insert(sellerApplications)
      .values({ ...application, createdAt: backend.clock.now() })
      .catch((problem: unknown) => {
        const index = takenIn(problem);
        if (index === null) throw problem;
        throw index.includes('name')
          ? badField('shop_name', 'The {field} has already been taken.')
          : against('You have a shop already.');
      });
    await db
      .update(users)
      .set({ roles: sql`array_append(array_remove(${users.roles}, 'shop'), 'shop')` })
      .where(eq(users.id, application.userId));
  });

import { eq, sql } from 'drizzle-orm';
import type { Backend } from '../backend';
import { sellerApplications, users } from '../db/schema';
import { takenIn } from '../db/violations';
import { against, badField } from '../http/refusal';

type Application = Omit<typeof sellerApplications.$inferInsert, 'id' | 'createdAt'>;

/**
 * Stores an application and approves it immediately, because the demo has no reviewers. One application per
 * user, and shop names are unique.
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

import { integer, jsonb, timestamp } from 'drizzle-orm/pg-core';
import type { Texts } from '../../languages';

/** The key of every table: a number that the database counts, which seeded rows bring along. */
export const id = () => integer('id').generatedByDefaultAsIdentity().primaryKey();
/** Money in whole cents. */
export const cents = (name: string) => integer(name).notNull();
/** A text in every language of the shop. */
export const texts = (name: string) => jsonb(name).$type<Texts>().notNull();
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

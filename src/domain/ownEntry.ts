/**
 * The entry of a table by a key that is not ours; undefined for any other key, also for what each object
 * inherits, such as "constructor".
 */
export const ownEntry = <Entry>(table: Readonly<Record<string, Entry>>, key: string): Entry | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

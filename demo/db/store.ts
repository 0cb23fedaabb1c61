/** Where the demo keeps its data, and with what it fills a new database. */
export interface Store {
  /** Folder of the embedded database, its lock and the rendered pictures. */
  folder: string;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string | undefined;
  seed: number;
  /** Number of products of the largest shop. */
  bulk: number;
  /** Deletes all stored data before the start. */
  reset: boolean;
  qa: boolean;
}

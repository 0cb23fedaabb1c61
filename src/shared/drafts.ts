/**
 * What is being typed, by form, for as long as the page lives: a closed dialog, an error or an ended session loses
 * nothing. Never holds a secret, and never outlives its owner (contract §10, "session end").
 */
const drafts = new Map<string, object>();
let owner: number | null = null;

/** What was typed into a form earlier, on top of its empty values. */
export function withDraft<T extends object>(form: string, empty: T): T {
  return { ...empty, ...(drafts.get(form) as Partial<T> | undefined) };
}

export function keepDraft(form: string, values: object): void {
  drafts.set(form, values);
}

/** The form was sent and has done its work. */
export function dropDraft(form: string): void {
  drafts.delete(form);
}

/** The user whose drafts these are; another one starts with none. */
export function ownDrafts(userId: number): void {
  if (owner !== null && owner !== userId) drafts.clear();
  owner = userId;
}

/** Forgets everything: the user has left. */
export function dropAllDrafts(): void {
  drafts.clear();
  owner = null;
}

/**
 * Form drafts, kept in memory: typed values survive a closed dialog, an error or an expired session. Must not
 * contain secrets; cleared when the user changes (R19).
 */
const drafts = new Map<string, object>();
let owner: number | null = null;

/** Initial values of a form: its draft on top of the empty values. */
export function withDraft<T extends object>(form: string, empty: T): T {
  return { ...empty, ...(drafts.get(form) as Partial<T> | undefined) };
}

export function saveDraft(form: string, values: object): void {
  drafts.set(form, values);
}

/** Removes the draft of a successfully submitted form. */
export function dropDraft(form: string): void {
  drafts.delete(form);
}

/**
 * Removes what was `sent` from the draft of a form. Fields that were changed since stay, and are returned;
 * null if none was. `isSent` compares a field of the draft with that of `sent`.
 */
export function dropSentDraft<Sent extends object>(
  form: string,
  sent: Sent,
  isSent: (typed: unknown, value: unknown) => boolean = Object.is,
): Partial<Sent> | null {
  const isKept = ([name, typed]: [string, unknown]) => !isSent(typed, sent[name as keyof Sent]);
  const kept = Object.entries(drafts.get(form) ?? {}).filter(isKept);
  dropDraft(form);
  if (kept.length === 0) return null;
  const typed = Object.fromEntries(kept) as Partial<Sent>;
  saveDraft(form, typed);
  return typed;
}

/** Assigns the drafts to a user; clears those of another user. */
export function ownDrafts(userId: number): void {
  if (owner !== null && owner !== userId) drafts.clear();
  owner = userId;
}

/** Clears all drafts after a logout. */
export function dropAllDrafts(): void {
  drafts.clear();
  owner = null;
}

/** Maximum number of stored terms. */
const MOST_RECENT = 8;

/** The terms after another search, newest first; a repeated term moves to the front. */
export function withRecentTerm(recent: readonly string[], term: string): string[] {
  const others = recent.filter((previous) => previous.toLowerCase() !== term.toLowerCase());
  return [term, ...others].slice(0, MOST_RECENT);
}

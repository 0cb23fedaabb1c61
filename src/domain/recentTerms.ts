/** The most terms that are remembered, the latest first. */
const MOST_RECENT = 8;

/** The terms after another search; a term that was there comes to the front. */
export function withRecentTerm(recent: readonly string[], term: string): string[] {
  const others = recent.filter((known) => known.toLowerCase() !== term.toLowerCase());
  return [term, ...others].slice(0, MOST_RECENT);
}

/** What both drivers tell about a statement that a rule of the database refused. */
interface Told {
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

/** The name of the unique index that a statement ran against, or null when it failed for another reason. */
export function takenIn(problem: unknown): string | null {
  for (let at = problem; typeof at === 'object' && at !== null; at = (at as Told).cause) {
    const { code, constraint } = at as Told;
    if (code === '23505') return typeof constraint === 'string' ? constraint : '';
  }
  return null;
}

/** Fields that both drivers set on errors of violated constraints. */
interface DriverError {
  code?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

/** Returns the name of the violated unique index, or null for any other error. */
export function takenIn(problem: unknown): string | null {
  for (let at = problem; typeof at === 'object' && at !== null; at = (at as DriverError).cause) {
    const { code, constraint } = at as DriverError;
    if (code === '23505') return typeof constraint === 'string' ? constraint : '';
  }
  return null;
}

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[
    Math.min(Math.floor(values.length * share), values.length - 1)
  ] ?? 0;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Returns the duration of `work` in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

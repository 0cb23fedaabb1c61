export interface Report {
  /** Origin of the problem: a saga, an endpoint or a section. */
  where: string;
  problem: unknown;
}

type Reporter = (report: Report) => void;

const reporters = new Set<Reporter>();

/** Adds a reporter, such as a monitoring service; returns a function that removes it. */
export function addReporter(reporter: Reporter): () => void {
  reporters.add(reporter);
  return () => reporters.delete(reporter);
}

/** Reports a failure that is not shown to the shopper (specification §8, "Logged only"). */
export function report(where: string, problem: unknown): void {
  if (process.env.NODE_ENV === 'development') console.warn(`[${where}]`, problem);
  for (const reporter of reporters) reporter({ where, problem });
}

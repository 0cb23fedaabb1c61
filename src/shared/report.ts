export interface Report {
  /** Where it happened: a saga, an endpoint, a section. */
  where: string;
  problem: unknown;
}

type Reporter = (report: Report) => void;

const reporters = new Set<Reporter>();

/** Hands every report to a monitoring service as well; answers the function that stops it. */
export function addReporter(reporter: Reporter): () => void {
  reporters.add(reporter);
  return () => reporters.delete(reporter);
}

/** For failures that the shopper needs not know about (specification §8, "Logged only"). */
export function report(where: string, problem: unknown): void {
  if (process.env.NODE_ENV === 'development') console.warn(`[${where}]`, problem);
  for (const reporter of reporters) reporter({ where, problem });
}

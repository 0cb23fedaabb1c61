import { isApiError } from '@/api';
import { postText } from '@/shared/adapters';
import type { Report } from '@/shared/report';
import { addReporter } from '@/shared/report';

/** Sampling rate: one visit in this many sends its reports. */
const ONE_VISIT_IN = 10;
const MOST_REPORTS = 10;
const MOST_FRAMES = 5;

/** The sent part of a report; contains no text of the shopper or the server. */
interface SentReport {
  where: string;
  kind: string;
  status?: number;
  stack?: string[];
}

/**
 * Posts reports to a monitoring service, as text, so that no preflight is needed. One visit in ten is
 * sampled; each failure is sent once, and at most ten. Returns the unsubscribe function.
 */
export function sendReports(url: string, isSampled = isOneIn(ONE_VISIT_IN)): () => void {
  if (!isSampled) return () => undefined;
  const sent = new Set<string>();
  return addReporter((report) => {
    const text = JSON.stringify(withoutMessage(report));
    if (sent.has(text) || sent.size >= MOST_REPORTS) return;
    sent.add(text);
    postText(url, text);
  });
}

/** Does not use the seeded source, because sampling must not change the sequence of a visit. */
const isOneIn = (count: number) => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % count === 0;

/** Drops messages and texts, which may quote user input or server responses. */
function withoutMessage({ where: position, problem }: Report): SentReport {
  const where = withoutNames(position);
  if (isApiError(problem)) return { where, kind: problem.kind, ...statusOf(problem.status) };
  if (problem instanceof Error) return { where, kind: problem.name, stack: framesOf(problem) };
  return { where, kind: typeof problem };
}

/** The report's origin without host, query, e-mail addresses and ids. */
const withoutNames = (where: string) =>
  where
    .replace(/https?:\/\/[^/\s]+/g, '')
    .replace(/[?#].*$/, '')
    .replace(/\S*@\S*/g, '…')
    .replace(/\d+/g, '…')
    .slice(0, 80);

const statusOf = (status: number | undefined) => (status === undefined ? {} : { status });

/** Stack frames of our own files only, such as "assets/main.1a2b3c4.js:1:2345". */
function framesOf({ stack = '' }: Error): string[] {
  const positions = [...stack.matchAll(/\/(assets\/[\w.-]+\.js)(?:\?[^:\s)]*)?:(\d+):(\d+)/g)];
  return positions.slice(0, MOST_FRAMES).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

import { isApiError } from '@/api';
import { postText } from '@/shared/adapters';
import type { Report } from '@/shared/report';
import { addReporter } from '@/shared/report';

/** Of so many visits one sends its reports. */
const ONE_VISIT_IN = 10;
const MOST_REPORTS = 10;
const MOST_FRAMES = 5;

/** What is sent of a report: nothing in it is the shopper's or the server's own words. */
interface SentReport {
  where: string;
  kind: string;
  status?: number;
  stack?: string[];
}

/**
 * Posts reports to a monitoring service, as text, so that no preflight is needed. Only one visit in ten sends any, each
 * failure once and ten at most. Returns the function that stops it.
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

/** Not the seeded source: a report changes nothing of a visit. */
const isOneIn = (count: number) => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % count === 0;

/** Messages and plain texts stay here: they may quote what was typed, or what a server said. */
function withoutMessage({ where: position, problem }: Report): SentReport {
  const where = withoutNames(position);
  if (isApiError(problem)) return { where, kind: problem.kind, ...statusOf(problem.status) };
  if (problem instanceof Error) return { where, kind: problem.name, stack: framesOf(problem) };
  return { where, kind: typeof problem };
}

/** The name of a call or a part of the page, without its host, its query, and what its numbers name. */
const withoutNames = (where: string) =>
  where
    .replace(/https?:\/\/[^/\s]+/g, '')
    .replace(/[?#].*$/, '')
    .replace(/\S*@\S*/g, '…')
    .replace(/\d+/g, '…')
    .slice(0, 80);

const statusOf = (status: number | undefined) => (status === undefined ? {} : { status });

/** Lines such as "at load (https://shop.example.com/assets/main.1a2b3c4.js:1:2345)", of our own files alone. */
function framesOf({ stack = '' }: Error): string[] {
  const positions = [...stack.matchAll(/\/(assets\/[\w.-]+\.js)(?:\?[^:\s)]*)?:(\d+):(\d+)/g)];
  return positions.slice(0, MOST_FRAMES).map(([, file, line, column]) => `${file}:${line}:${column}`);
}

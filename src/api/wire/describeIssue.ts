import type { BaseIssue } from 'valibot';
import { getDotPath } from 'valibot';

/** Path and expectation of an issue. Valibot's message quotes the received value, which may be a secret. */
export function describeIssue(issue: BaseIssue<unknown>): string {
  const { expected, input, type } = issue;
  const received = input === null ? 'null' : typeof input;
  return `${getDotPath(issue) ?? 'body'}: expected ${expected ?? type}, received ${received}`;
}

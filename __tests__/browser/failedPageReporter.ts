import { readFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Prints what the page showed when a test failed, since a log is often all that is left of a run. */
export default class FailedPageReporter implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return;
    const context = attachments.find(({ name }) => name === 'error-context')?.path;
    const snapshot = context && /```yaml\n(.*?)```/s.exec(readFileSync(context, 'utf8'))?.[1];
    if (snapshot) console.log(`The page when "${test.title}" failed:\n${snapshot}`);
  }
}

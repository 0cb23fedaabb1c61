import type { Qa } from '@/app/qa/createQa';

let broken: string[] = [];

/** Collects violations of the QA panel's invariants, for the end of the test. */
export function watchViolations(qa: Qa | null): Qa | null {
  qa?.panel.watchInvariants();
  qa?.subscribeToRows(({ type, action }) => {
    if (type !== 'qaPanel/invariantBroken') return;
    const { payload } = action as unknown as { payload: { rule: string; message: string; type: string } };
    broken.push(`${payload.rule}: ${payload.message} (${payload.type})`);
  });
  return qa;
}

/** Returns the violations since the last call. */
export function takeViolations(): string[] {
  const result = broken;
  broken = [];
  return result;
}

import type { Qa } from '@/app/qa/createQa';

let broken: string[] = [];

/** Collects violations of the QA panel's invariants, for the end of the test. */
export function watchRules(qa: Qa | null): Qa | null {
  qa?.bench.watchInvariants();
  qa?.hearRows(({ type, action }) => {
    if (type !== 'bench/invariantBroken') return;
    const { payload } = action as unknown as { payload: { rule: string; says: string; type: string } };
    broken.push(`${payload.rule}: ${payload.says} (${payload.type})`);
  });
  return qa;
}

/** Returns the violations since the last call. */
export function takeBrokenRules(): string[] {
  const result = broken;
  broken = [];
  return result;
}

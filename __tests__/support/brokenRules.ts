import type { Qa } from '@/app/qa/createQa';

let broken: string[] = [];

/** Keeps what the bench says of its rules, for the end of the test. */
export function watchRules(qa: Qa | null): Qa | null {
  qa?.bench.watchInvariants();
  qa?.hearRows(({ type, action }) => {
    if (type !== 'bench/invariantBroken') return;
    const { payload } = action as unknown as { payload: { rule: string; says: string; type: string } };
    broken.push(`${payload.rule}: ${payload.says} (${payload.type})`);
  });
  return qa;
}

/** The rules that broke since it was asked last. */
export function takeBrokenRules(): string[] {
  const taken = broken;
  broken = [];
  return taken;
}

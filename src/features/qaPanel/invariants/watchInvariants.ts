import type { RecordedAction } from '@/features/timeline';
import { clock } from '@/shared/adapters';
import type { Violation } from '../qaPanel.slice';
import type { Moment, Rule, RuleState } from './rule';

export interface Invariants {
  /** Checks the invariants that the row may violate. */
  check: (recorded: RecordedAction) => void;
  /** Current violations by rule name, reported or still within their timeout. */
  current: () => ReadonlyMap<string, Violation>;
}

/** Checks the invariants after each row. Reports a violation once, and again when its description changes. */
export function watchInvariants(rules: readonly Rule[], report: (violation: Violation) => void): Invariants {
  /** Replaced on each change, so that the panel re-renders. */
  let current: ReadonlyMap<string, Violation> = new Map();

  const clear = (name: string) => {
    if (current.has(name)) current = new Map([...current].filter(([each]) => each !== name));
  };

  const addViolation = ({ name, timeout }: Rule, violation: Violation) => {
    current = new Map(current).set(name, violation);
    if (!timeout) report(violation);
    else
      clock.after(timeout, () => {
        if (current.get(name) === violation) report(violation);
      });
  };

  return {
    check({ row, type, action, before, after }) {
      const moment: Moment = { row: action, before: before as RuleState, state: after as RuleState };
      for (const rule of rules) {
        if (!concerns(rule, moment)) continue;
        const message = rule.wrong(moment);
        if (message === null) clear(rule.name);
        else if (current.get(rule.name)?.message !== message)
          addViolation(rule, { rule: rule.name, message, row, type });
      }
    },
    current: () => current,
  };
}

const concerns = ({ of }: Rule, { before, state }: Moment) =>
  of === 'every' || of.some((part) => before[part] !== state[part]);

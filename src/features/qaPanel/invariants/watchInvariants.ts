import type { RecordedAction } from '@/features/timeline';
import { clock } from '@/shared/adapters';
import type { Violation } from '../qaPanel.slice';
import type { Moment, Rule, RuleState } from './rule';

export interface Invariants {
  /** Checks the invariants that the row may violate. */
  look: (recorded: RecordedAction) => void;
  /** Current violations by rule name, reported or still within their timeout. */
  standing: () => ReadonlyMap<string, Violation>;
}

/** Checks the invariants after each row. Reports a violation once, and again when its description changes. */
export function watchInvariants(rules: readonly Rule[], report: (violation: Violation) => void): Invariants {
  /** Replaced on each change, so that the panel re-renders. */
  let standing: ReadonlyMap<string, Violation> = new Map();

  const clear = (name: string) => {
    if (standing.has(name)) standing = new Map([...standing].filter(([each]) => each !== name));
  };

  const addViolation = ({ name, timeout }: Rule, violation: Violation) => {
    standing = new Map(standing).set(name, violation);
    if (!timeout) report(violation);
    else
      clock.after(timeout, () => {
        if (standing.get(name) === violation) report(violation);
      });
  };

  return {
    look({ row, type, action, before, after }) {
      const moment: Moment = { row: action, before: before as RuleState, state: after as RuleState };
      for (const rule of rules) {
        if (!concerns(rule, moment)) continue;
        const message = rule.wrong(moment);
        if (message === null) clear(rule.name);
        else if (standing.get(rule.name)?.message !== message)
          addViolation(rule, { rule: rule.name, message: message, row, type });
      }
    },
    standing: () => standing,
  };
}

const concerns = ({ of }: Rule, { before, state }: Moment) =>
  of === 'every' || of.some((part) => before[part] !== state[part]);

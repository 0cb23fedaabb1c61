import type { ToldRow } from '@/features/timeline';
import { clock } from '@/shared/adapters';
import type { Breach } from '../bench.slice';
import type { Moment, Rule, RuleState } from './rule';

export interface Invariants {
  /** Checks the invariants that the row may violate. */
  look: (recorded: ToldRow) => void;
  /** Current violations by rule name, reported or still within their timeout. */
  standing: () => ReadonlyMap<string, Breach>;
}

/** Checks the invariants after each row. Reports a violation once, and again when its description changes. */
export function watchInvariants(rules: readonly Rule[], report: (breach: Breach) => void): Invariants {
  /** Replaced on each change, so that the panel re-renders. */
  let standing: ReadonlyMap<string, Breach> = new Map();

  const clear = (name: string) => {
    if (standing.has(name)) standing = new Map([...standing].filter(([each]) => each !== name));
  };

  const addViolation = ({ name, patience }: Rule, breach: Breach) => {
    standing = new Map(standing).set(name, breach);
    if (!patience) report(breach);
    else
      clock.after(patience, () => {
        if (standing.get(name) === breach) report(breach);
      });
  };

  return {
    look({ row, type, action, before, after }) {
      const moment: Moment = { row: action, before: before as RuleState, state: after as RuleState };
      for (const rule of rules) {
        if (!concerns(rule, moment)) continue;
        const message = rule.wrong(moment);
        if (message === null) clear(rule.name);
        else if (standing.get(rule.name)?.says !== message)
          addViolation(rule, { rule: rule.name, says: message, row, type });
      }
    },
    standing: () => standing,
  };
}

const concerns = ({ of }: Rule, { before, state }: Moment) =>
  of === 'every' || of.some((part) => before[part] !== state[part]);

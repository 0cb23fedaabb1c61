import type { ToldRow } from '@/features/timeline';
import { clock } from '@/shared/adapters';
import type { Breach } from '../bench.slice';
import type { Moment, Rule, RuleState } from './rule';

export interface Invariants {
  /** Looks at the rules that this row may have broken. */
  look: (told: ToldRow) => void;
  /** By the rule's name, what is wrong now, told or not yet. */
  standing: () => ReadonlyMap<string, Breach>;
}

/** The rules after each row; a breach is told once, and again when it says something else. */
export function watchInvariants(rules: readonly Rule[], tell: (breach: Breach) => void): Invariants {
  /** Another map with each change, for the panel to see it. */
  let standing: ReadonlyMap<string, Breach> = new Map();

  const clear = (name: string) => {
    if (standing.has(name)) standing = new Map([...standing].filter(([each]) => each !== name));
  };

  const note = ({ name, patience }: Rule, breach: Breach) => {
    standing = new Map(standing).set(name, breach);
    if (!patience) tell(breach);
    else
      clock.after(patience, () => {
        if (standing.get(name) === breach) tell(breach);
      });
  };

  return {
    look({ row, type, action, before, after }) {
      const moment: Moment = { row: action, before: before as RuleState, state: after as RuleState };
      for (const rule of rules) {
        if (!concerns(rule, moment)) continue;
        const says = rule.wrong(moment);
        if (says === null) clear(rule.name);
        else if (standing.get(rule.name)?.says !== says) note(rule, { rule: rule.name, says, row, type });
      }
    },
    standing: () => standing,
  };
}

const concerns = ({ of }: Rule, { before, state }: Moment) =>
  of === 'every' || of.some((part) => before[part] !== state[part]);

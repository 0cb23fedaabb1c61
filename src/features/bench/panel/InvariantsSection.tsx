import { useEffect, useSyncExternalStore } from 'react';
import type { Bench } from '../createBench';
import { words } from '../words';
import { Entries, Entry, Mark, Note } from './parts';
import { useFacts } from './useFacts';

/** Current status of the invariants, and all violations so far. */
export function InvariantsSection({ bench }: { bench: Bench }) {
  const { breaches } = useFacts(bench);
  const standing = useSyncExternalStore(bench.subscribe, bench.standing);
  useEffect(() => bench.watchInvariants(), [bench]);
  return (
    <>
      <Entries aria-label={words.invariants}>
        {bench.rules.map((rule) => {
          const breach = standing.get(rule);
          return (
            <Entry key={rule}>
              <span>
                {rule}
                {breach && <Note>{`${breach.says} ${words.brokenBy(breach.row, breach.type)}`}</Note>}
              </span>
              <Mark isBad={breach !== undefined}>{breach ? words.broken : words.held}</Mark>
            </Entry>
          );
        })}
      </Entries>
      <Note role="status">{breaches.length === 0 ? words.noBreach : words.breaches(breaches.length)}</Note>
      {breaches.length > 0 && (
        <Entries aria-label={words.allBreaches}>
          {breaches
            .map(({ rule, says, row, type }, index) => (
              <Entry key={`${index}:${row}`}>
                <span>
                  {rule}
                  <Note>{`${says} ${words.brokenBy(row, type)}`}</Note>
                </span>
              </Entry>
            ))
            .reverse()}
        </Entries>
      )}
    </>
  );
}

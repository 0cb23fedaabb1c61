import { useEffect, useSyncExternalStore } from 'react';
import type { QaPanelControl } from '../createQaPanel';
import { labels } from '../labels';
import { Entries, Entry, Mark, Note } from './panel.styles';
import { useRowDetails } from './useRowDetails';

/** Current status of the invariants, and all violations so far. */
export function InvariantsSection({ panel }: { panel: QaPanelControl }) {
  const { violations } = useRowDetails(panel);
  const current = useSyncExternalStore(panel.subscribe, panel.currentViolations);
  useEffect(() => panel.watchInvariants(), [panel]);
  return (
    <>
      <Entries aria-label={labels.invariants}>
        {panel.rules.map((rule) => {
          const violation = current.get(rule);
          return (
            <Entry key={rule}>
              <span>
                {rule}
                {violation && (
                  <Note>{`${violation.message} ${labels.brokenBy(violation.row, violation.type)}`}</Note>
                )}
              </span>
              <Mark isBad={violation !== undefined}>{violation ? labels.broken : labels.held}</Mark>
            </Entry>
          );
        })}
      </Entries>
      <Note role="status">
        {violations.length === 0 ? labels.noViolation : labels.violations(violations.length)}
      </Note>
      {violations.length > 0 && (
        <Entries aria-label={labels.allViolations}>
          {violations
            .map(({ rule, message, row, type }, index) => (
              <Entry key={`${index}:${row}`}>
                <span>
                  {rule}
                  <Note>{`${message} ${labels.brokenBy(row, type)}`}</Note>
                </span>
              </Entry>
            ))
            .reverse()}
        </Entries>
      )}
    </>
  );
}

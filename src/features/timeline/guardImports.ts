import type { LiftedStore } from './lifted';

/** What the DevTools are about to show instead of the live rows: rows, or a whole lifted state. */
export interface ForeignRows {
  nextLiftedState?: unknown;
  preloadedState?: unknown;
}

/** Returns the reason why rows cannot be shown here, as a message for QA engineers, or null. */
export type CheckRows = (rows: ForeignRows) => string | null;

/**
 * Checks every import of the DevTools, by file or by their "Persist", before it replaces the rows: anything
 * but rows of this shop would leave a state that no component can render. `loaded` also registers all
 * endpoints; an import that arrives before waits for it. Returns the unchecked `dispatch`.
 */
export function guardImports(
  lifted: LiftedStore,
  loaded: Promise<CheckRows>,
  refuse: (problem: string) => void,
): LiftedStore['dispatch'] {
  const dispatch = lifted.dispatch.bind(lifted);
  let check: CheckRows | null = null;
  const importChecked = (action: Parameters<LiftedStore['dispatch']>[0]) => {
    try {
      const problem = check?.(action as ForeignRows) ?? null;
      if (problem === null) dispatch(action);
      else refuse(problem);
    } catch (problem) {
      refuse(String(problem));
    }
  };
  const ready = loaded.then((loadedCheck) => {
    check = loadedCheck;
  });
  // The extension reads the property with each of its commands.
  lifted.dispatch = (action) => {
    // Without recomputation it is the live state, on the way back.
    if (action.type !== 'IMPORT_STATE' || action.noRecompute === true) return dispatch(action);
    if (check) importChecked(action);
    else
      ready.then(
        () => importChecked(action),
        (problem: unknown) => refuse(String(problem)),
      );
    return action;
  };
  return dispatch;
}

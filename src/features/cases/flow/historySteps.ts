import type { Step } from './flowFile';

/** Numbers of the current entry and its page, which the shop stores in the browser's history. */
function currentEntry(): { index: number; position: number } | null {
  const { index, position } = (window.history.state ?? {}) as { index?: number; position?: number };
  return index === undefined || position === undefined ? null : { index, position };
}

/** Makes steps of Back and Forward. */
export function createHistorySteps(record: (step: Step) => void) {
  let entry = currentEntry() ?? { index: 0, position: 0 };
  /** Whether the last step went back to an entry from which the shop itself may go on (`syncHistory`). */
  let mayGoOn = false;
  return {
    /** Must be called after each `popstate`. */
    moved: () => {
      const before = entry;
      const reached = currentEntry();
      // The browser makes an entry for a link to a heading, whose press is a step already.
      entry = reached ?? { index: before.index + 1, position: before.position + 1 };
      const steps = entry.position - before.position;
      if (reached && steps !== 0 && !mayGoOn) record({ do: 'history', steps });
      mayGoOn = !mayGoOn && steps < 0 && entry.index === before.index;
    },
    /** Must be called after what may have added an entry. */
    follow: () => {
      entry = currentEntry() ?? entry;
      mayGoOn = false;
    },
  };
}

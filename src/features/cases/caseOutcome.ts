/** Outcome of saving or opening a case, as a message for QA engineers. */
export type CaseOutcome =
  | {
      done: string;
      /** Places in the saved file that looked like a secret. */
      masked?: readonly string[];
    }
  | { problem: string };

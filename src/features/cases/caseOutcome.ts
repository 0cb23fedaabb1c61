/** Outcome of saving or opening a case, as a message for QA engineers. */
export type CaseOutcome = { done: string } | { problem: string };

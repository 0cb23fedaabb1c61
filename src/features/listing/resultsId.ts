/** The heading of the results, which takes the focus when what had it is gone. */
export const RESULTS_ID = 'results';

/** Id of the results heading, which receives the focus when the focused element is removed. */
export const RESULTS_ID = 'results';

/** What the bench says. It is a tool for one team, so its words are English in every shop and not the server's. */
export const words = {
  bench: 'Bench',
  sides: { start: 'At the start', end: 'At the end', bottom: 'Below' },
  side: 'Place of the bench',
  fold: 'Fold the bench',
  unfold: 'Unfold the bench',
  close: 'Close the bench',
  lookingBack: 'Looking back: nothing can be changed before “Back to now”.',
  figures: 'Figures',
  cases: 'Case',
  rowsInAll: 'Last row',
  rowsPerMinute: 'Rows in the last minute',
  sizeOfState: 'Size of the state',
  kilobytes: (kilobytes: number) => `${kilobytes.toFixed(1)} kB`,
} as const;

/** Texts of the expectations; internal, so they are English and not translated. */
export const pinLabels = {
  title: 'What you expect',
  explanation:
    'Saved with the case: “npm run case” makes a test of it that repeats your presses and checks what you expect here. In the bug’s state, write what should be instead.',
  kind: 'Expectation',
  kinds: {
    rowComes: 'This row must come',
    rowNever: 'This row must not come',
    textSeen: 'This text must be seen',
    textNever: 'This text must not be seen',
    stateIs: 'The state at this path is',
  },
  row: 'Row',
  where: 'With (such as payload.code=SAVE10; may be empty)',
  text: 'Text on the page',
  path: 'Path in the state',
  value: 'Value (empty: as it is now)',
  times: 'How often (empty: at least once)',
  corner: 'Where',
  anywhere: 'Anywhere',
  corners: ['top left', 'top right', 'bottom left', 'bottom right'],
  add: 'Add',
  remove: (label: string) => `Remove: ${label}`,
  holds: 'so it is now',
  differs: (found: string) => `not so now, but ${found}`,
  nothing: 'nothing',
  badEntry: 'Name a row, a text or a path.',
  badWhere: 'A value of a row is written as payload.code=SAVE10.',
  badTimes: 'How often is a number, or empty.',
  noValue: (path: string) => `The state has nothing at "${path}".`,
} as const;

export type PinKind = keyof typeof pinLabels.kinds;

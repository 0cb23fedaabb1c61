import type { QaFailure } from '@/domain/qaFaults';
import type { Persona, QaSettingName } from '@/domain/qaLink';
import type { Cause } from '@/features/timeline';

const personas: Record<Persona, string> = {
  visitor: 'Visitor',
  new: 'New shopper, without orders',
  orders: 'Shopper with orders',
  seller: 'Shop role',
  unverified: 'Phone not verified',
  cart: 'Shopper with a full cart',
  checkout: 'Shopper at the checkout',
};

const failures: Record<QaFailure['kind'], string> = {
  status: 'Respond with a status',
  delay: 'Delay',
  drop: 'Drop the request, never sent',
  lost: 'Lose the response',
  cut: 'Cut the response in half',
  notJson: 'Respond with a page, not JSON',
  doubled: 'Deliver twice',
};

const failuresOfSocket: typeof failures = {
  ...failures,
  drop: 'Drop the message',
  cut: 'Cut the connection',
};

const settings: Record<QaSettingName, string> = {
  multiVendor: 'Many vendors',
  cashOnDelivery: 'Cash on delivery',
  onlinePayment: 'Online payment',
  google: 'Sign-in with Google',
  facebook: 'Sign-in with Facebook',
  apple: 'Sign-in with Apple',
  language: 'Language',
  direction: 'Direction of every language',
  theme: 'Theme',
};

/** Relation of a row to the previous one. */
const cameOf: Record<Extract<Cause, { row: number }>['by'], string> = {
  saga: 'dispatched by its saga',
  call: 'the response to it',
  row: 'led to by it',
  timer: 'due some time after it',
  mount: 'requested by what it shows',
};

/** Origins that are no row. */
const origins: Record<Exclude<Cause['by'], 'press' | keyof typeof cameOf> | 'timer', string> = {
  timer: 'a timer',
  socket: 'an event of the socket',
  tab: 'another tab, or the return to this one',
  network: 'the network',
  visit: 'the start of the visit',
};

/** Texts of the QA panel; an internal tool, so they are English and not translated. */
export const labels = {
  panel: 'QA panel',
  sides: { start: 'At the start', end: 'At the end', bottom: 'Below' },
  side: 'Position of the panel',
  fold: 'Fold the panel',
  unfold: 'Unfold the panel',
  close: 'Close the panel',
  lookingBack: 'Looking back: nothing can be changed before “Back to now”.',

  figures: 'Figures',
  cases: 'Case',
  rowsInAll: 'Last row',
  rowsPerMinute: 'Rows in the last minute',
  sizeOfState: 'Size of the state',
  kilobytes: (kilobytes: number) => `${kilobytes.toFixed(1)} kB`,

  faults: 'Faults',
  endpoint: 'Endpoint',
  failure: 'What goes wrong',
  failures,
  failuresOfSocket,
  status: 'Status (400 to 599)',
  milliseconds: 'Milliseconds',
  times: 'How often (empty: always)',
  percent: 'Share in % (empty: all)',
  endpointHint: 'name, * or socket',
  badPercent: 'A share is a number from 1 to 100, or empty.',
  goOffline: 'Go offline',
  goOnline: 'Back online',
  offline: 'The page is offline: no call leaves it, and its socket is closed.',
  setFault: 'Set the fault',
  noFaults: 'No fault is set.',
  unknownEndpoint: (name: string) => `No endpoint is called "${name}".`,
  badStatus: 'A status is a number from 400 to 599.',
  badDelay: 'A delay is a number of milliseconds, 600000 at most.',
  badTimes: 'How often is a number from 1 to 1000, or empty.',
  lift: 'Lift',
  liftFault: (fault: string) => `Lift ${fault}`,
  timesLeft: (times: number | null, percent?: number) =>
    [times === null ? 'always' : `${times} more`, ...(percent === undefined ? [] : [`${percent} %`])].join(
      ', ',
    ),

  clock: 'Clock',
  shopTime: 'Time in the shop',
  aheadOf: 'Ahead of the device',
  minutes: 'Minutes',
  move: 'Move the clock',
  badMinutes: 'The clock is moved by a number of minutes, also below 0, by ten years at most.',
  freeze: 'Freeze the clock',
  release: 'Let it go on',
  restore: "The device's time",
  frozen: 'The clock is frozen: no timer of the shop ends.',

  persona: 'Persona',
  personas,
  signedInAs: (account: string) => `Signed in: ${account}`,
  nobodySignedIn: 'Nobody is signed in.',
  personaNote: "They sign in by the shop's own login, as people of the demo's seed.",
  personaNotLoggedIn: (persona: string) => `The server did not respond to the login of "${persona}".`,
  personaUnknown: (account: string) =>
    `This server does not know the account ${account}: personas are people of the demo's seed.`,
  personaRefused: (account: string, status: number) => `The server refused ${account} (${status}).`,

  noReadyCart: 'This backend has no QA interface that fills a cart.',

  settings: 'Settings',
  settingNames: settings,
  asServer: 'As the server has it',
  on: 'On',
  off: 'Off',

  invariants: 'Invariants',
  held: 'holds',
  broken: 'broken',
  brokenBy: (row: number, type: string) => `by row ${row}, ${type}`,
  violations: (count: number) => (count === 1 ? '1 rule was broken' : `${count} rules were broken`),
  noViolation: 'No rule was broken so far.',
  allViolations: 'What was broken, the newest first',

  explain: 'Explain this',
  chooseRow: 'Rows, the newest first',
  hideCalls: 'Hide api/*',
  payloadOf: (row: number) => `What row ${row} says`,
  changesOf: (row: number) => `What row ${row} has changed`,
  noChange: 'It changed nothing in the state.',
  items: (count: number) => `[${count} items]`,
  fields: (count: number) => `{${count} fields}`,
  absent: 'nothing',
  more: (count: number) => `and ${count} more`,
  explains: (row: number) => `How row ${row} came about`,
  isTimeTraveling: 'This is the row that the DevTools show.',
  noRow: 'This row is not recorded.',
  pressed: (input: string, on: string | undefined) => (on ? `${input} on “${on}”` : input),
  origins,
  forgotten: (row: number, type: string) => `row ${row}, ${type}, which is not kept any more`,
  cameOf,

  link: 'Link to this state',
  linkLabel: 'Opens the shop like this',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'The browser does not let the page copy: mark the link and copy it by hand.',
  unknownTheme: (name: string, known: readonly string[]) =>
    `No theme is called "${name}": known are ${known.join(', ')}.`,
  problems: 'Not understood:',
} as const;

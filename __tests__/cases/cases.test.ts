import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVisitReducer } from '@/app/rootReducer';
import { secretSigns } from '@/domain/secretSigns';
import { PERSONA_PASSWORD } from '@/features/qaPanel/personas';
import type { CaseFile } from '@/features/cases/caseFile';
import type { Pin } from '@/features/cases/flow/flowFile';
import { readCase } from '@/features/cases/caseFile';
import { knownEndpoints } from '@/features/cases/endpoints';
import { openCase } from '@/features/cases/openCase';
import type { ReplayReducer } from '@/features/cases/replay';
import { firstDifference, replay } from '@/features/cases/replay';
import { readFlow } from '@/features/cases/flow/flowFile';
import { createTimeline } from '@/features/timeline';
import { firstDifferenceBeside, wrongIn } from './wrongStates';

/** Visits that were saved in a browser; `npm run case FILE` adds one (docs/qa.md). */
const files = readdirSync(__dirname).filter((name) => name.endsWith('.case.json'));

const reducer = createTimeline().reads(createVisitReducer()) as ReplayReducer;

beforeAll(() => expect(knownEndpoints().size).toBeGreaterThan(50));

it.each(files)('%s ends in the same state, row by row', (name) => {
  const text = readFileSync(join(__dirname, name), 'utf8');
  const read = readCase(text);
  if ('problem' in read) throw new Error(read.problem);
  expect(secretSigns(read.found, [PERSONA_PASSWORD])).toEqual([]);
  expect(text).not.toMatch(/https?:\/\/(?:localhost|127\.|\[::1\])/);
  expect(differenceOf(read.found, pinsOf(name))).toBeNull();
});

/** Expectations of the case's flow, which `cases.spec.ts` repeats in a browser. */
function pinsOf(name: string): readonly Pin[] {
  const flow = join(__dirname, name.replace('.case.json', '.flow.json'));
  return existsSync(flow) ? readFlow(readFileSync(flow, 'utf8')).pins : [];
}

/** The first row that gives another state; what was recorded in the bug's state is not compared. */
function differenceOf(found: CaseFile, pins: readonly Pin[]): unknown {
  const wrong = wrongIn(pins, found.rows);
  const rows = found.rows.slice(0, wrong.rows);
  const replayed = replay(reducer, { ...found, rows });
  if (wrong.paths.length > 0 || rows.length < found.rows.length)
    return firstDifferenceBeside({ ...found, rows }, replayed, wrong.paths);
  expect(replayed.end).toEqual(found.end);
  return firstDifference(found, replayed);
}

describe('a case that was saved in the state of its bug', () => {
  const read = readCase(readFileSync(join(__dirname, 'login-by-code.case.json'), 'utf8'));
  if ('problem' in read) throw new Error(read.problem);
  const { found } = read;
  /** The same visit, saved by a shop that has set another user. */
  const index = found.rows.findIndex(({ type }) => type === 'session/sessionStarted');
  const changes = structuredClone(found.changes ?? []);
  Object.assign(changes[index] ?? {}, { 'session.user': '00000000' });
  const buggy = { ...found, changes, prints: found.prints.map(() => '00000000') };
  const state = { after: 1, state: 'session.user.id', is: 3, was: 4 };

  it('does not pin the wrong state, but all others', () => {
    expect(differenceOf(buggy, [state])).toBeNull();
    expect(differenceOf(buggy, [{ ...state, state: 'session.expiresAt' }])).toMatchObject({
      row: index + 1,
      paths: ['session.user'],
    });
  });

  it('does not pin states from a row on that must not have come', () => {
    const row = { row: 'session/sessionStarted', times: 0, was: 1 };
    expect(differenceOf(buggy, [row])).toBeNull();
    expect(differenceOf(buggy, [{ ...row, row: 'notices/noticeShown' }])).toMatchObject({ row: index + 1 });
  });
});

/** The purpose of a recorded case; it survives recording the case again. */
it.each([
  ['login-by-code', ['api/sendOtp/fulfilled', 'api/verifyOtp/fulfilled', 'session/sessionStarted']],
  ['voucher-at-checkout', ['api/collectVoucher/fulfilled', 'checkout/couponEntered', 'checkout/orderPlaced']],
  ['coupon-kept', ['checkout/couponEntered', 'api/placeOrder/fulfilled', 'checkout/orderPlaced']],
  ['lost-order', ['qaPanel/faultStruck', 'api/placeOrder/rejected', 'checkout/orderPlaced']],
  ['message-once', ['chat/messageSubmitted', 'api/sendMessage/fulfilled', 'chat/messageSent']],
  ['unread-count', ['api/getMessages/fulfilled']],
  ['chat-with-drop', ['chat/messageSent', 'chat/connectionChanged lost', 'chat/connectionChanged live']],
])('%s records the expected actions in order', (name, recorded) => {
  const read = readCase(readFileSync(join(__dirname, `${name}.case.json`), 'utf8'));
  if ('problem' in read) throw new Error(read.problem);
  const rows = read.found.rows.map(({ type, payload }) =>
    type === 'chat/connectionChanged' ? `${type} ${String(payload)}` : type,
  );
  expect(rows.filter((row) => recorded.includes(row))).toEqual(recorded);
});

describe('opening', () => {
  type Damage = (file: CaseFile) => void;
  const open = (damage: Damage) => {
    const file = JSON.parse(readFileSync(join(__dirname, 'login-by-code.case.json'), 'utf8')) as CaseFile;
    damage(file);
    const shown: number[] = [];
    const show = (rows: readonly object[]) => shown.push(rows.length) > 0;
    return { shown, outcome: openCase({ show }, reducer, JSON.stringify(file)) };
  };

  it('renders a case as it was saved', () => {
    const { shown, outcome } = open(() => undefined);
    expect([shown.length, outcome]).toEqual([
      1,
      { done: expect.stringMatching(/^\d+ rows opened/) as string },
    ]);
  });

  it('names the row and the field from which on it differs here', () => {
    const { shown, outcome } = open(({ changes, prints, rows }) => {
      const index = rows.findIndex(({ type }) => type === 'session/sessionStarted');
      const change = changes?.[index];
      if (!change) throw new Error('The case does not say what its rows change');
      change['session.user'] = '00000000';
      prints[index] = '00000000';
    });
    const [count] = shown;
    expect(outcome).toEqual({
      done: expect.stringMatching(
        new RegExp(
          `^${count} rows .+ differs from row \\d+ \\(session/sessionStarted\\) on, at "session.user".$`,
        ),
      ) as string,
    });
  });

  it.each<[string, Damage, string]>([
    [
      'a slice that is none',
      ({ start }) => (start.navigation = 5),
      'is not a state of the shop, at "navigation"',
    ],
    [
      'a slice that is null',
      ({ start }) => (start.notices = null),
      'is not a state of the shop, at "notices"',
    ],
    ['a field of another kind', ({ start }) => (start.overlays = { stack: 7 }), 'at "overlays.stack"'],
    [
      'a row that says nothing',
      ({ rows }) => (rows[3] = { type: 'navigation/navigated' }),
      'Row 4, navigation/navigated, cannot be played',
    ],
    [
      'a row that leads to no state of the shop',
      ({ rows }) => (rows[rows.length - 1] = { type: 'navigation/navigated', payload: 5 }),
      'leads to a state that is none of the shop’s, at “navigation”',
    ],
    [
      'a first row that says nothing',
      ({ rows }) => (rows[0] = { type: 'persistence/restored' }),
      'Row 1, persistence/restored, cannot be played',
    ],
  ])('refuses %s with a message, and renders nothing', (_what, damage, label) =>
    expect(open(damage)).toEqual({
      shown: [],
      outcome: { problem: expect.stringContaining(label) as string },
    }),
  );
});

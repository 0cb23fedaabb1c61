import type { RecordedAction, Timeline } from '@/features/timeline';
import { createVisitLog } from '@/features/cases/visitLog';

type Listener = (recorded: RecordedAction) => void;

/** Records as many rows, each caused by the row before it; the state counts them. */
function recordRows(count: number) {
  const listeners: Listener[] = [];
  const timeline = { subscribeToRows: (listener: Listener) => listeners.push(listener) };
  const log = createVisitLog(timeline as unknown as Timeline, () => (state) => ({
    count: (state as { count: number }).count + 1,
  }));
  log.begin({ count: 0 });
  for (let row = 1; row <= count; row += 1) {
    const meta = { cause: { by: 'row', row: row - 1, type: 'counted' }, at: row };
    const recorded = { row, action: { type: 'counted', meta }, after: { count: row } };
    for (const listener of listeners) listener(recorded as unknown as RecordedAction);
  }
  return log.recorded();
}

const causesOf = (rows: readonly unknown[]) =>
  rows.map((row) => (row as { meta: { cause: { row: number } } }).meta.cause.row);

test('rows of a visit keep the numbers of their causes', () => {
  const { start, rows, omitted } = recordRows(30);
  expect(omitted).toBeUndefined();
  expect(start).toEqual({ count: 0 });
  expect(causesOf(rows)).toEqual(rows.map((_, index) => index));
});

test('the last rows of a long visit name their causes by their numbers in the file', () => {
  const { start, rows, state, omitted } = recordRows(12_500);
  expect(omitted).toBe(12_500 - rows.length);
  expect(start).toEqual({ count: 12_500 - rows.length });
  expect(state).toEqual({ count: 12_500 });
  expect(causesOf(rows)).toEqual(rows.map((_, index) => index));
  expect(rows[0]).toMatchObject({ meta: { at: 12_501 - rows.length } });
});

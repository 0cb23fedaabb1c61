import { act, renderHook } from '@testing-library/react';
import { setClock, timeTravel } from '@/shared/adapters';
import { PAINT_ID } from '@/shared/adapters/paintedPage';
import { useStages } from '@/shared/hooks';

let due: (() => void)[] = [];
/** Runs what waits for the next task. */
const nextTask = () =>
  act(async () => {
    for (const run of due.splice(0)) run();
    await Promise.resolve();
  });

const paintPage = () => {
  const layer = document.createElement('div');
  layer.id = PAINT_ID;
  layer.append(document.createElement('main'));
  layer.firstElementChild?.append('A painted product');
  document.body.append(layer);
};

beforeEach(() => {
  due = [];
  setClock({
    now: () => 0,
    after(_milliseconds, callback) {
      due.push(callback);
      return () => {
        due = due.filter((other) => other !== callback);
      };
    },
  });
});
afterEach(() => {
  timeTravel.end();
  setClock();
  document.body.replaceChildren();
});

test('all parts of a page render at once without a painted page', () => {
  expect(renderHook(() => useStages(3)).result.current).toBe(3);
  expect(due).toHaveLength(0);
});

test('below a painted page one more part renders in each task', async () => {
  paintPage();
  const { result } = renderHook(() => useStages(2));
  expect(result.current).toBe(0);
  await nextTask();
  expect(result.current).toBe(1);
  await nextTask();
  expect(result.current).toBe(2);
  expect(due).toHaveLength(0);
});

test('all parts render at once during time travel, when the clock stands still', () => {
  paintPage();
  timeTravel.start();
  expect(renderHook(() => useStages(3)).result.current).toBe(3);
});

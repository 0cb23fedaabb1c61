import { createMovableClock } from '@/features/qaPanel/movableClock';
import { installTestClock } from '../support/testClock';

/** A longer delay of a browser's timer overflows, and the timer fires at once. */
const LONGEST = 2 ** 31 - 1;
const DAY = 86_400_000;

it('keeps a timer that a clock moved back by a month has made due in more than 24 days', async () => {
  const below = installTestClock(0);
  const delays: number[] = [];
  const clock = createMovableClock({
    now: () => below.now(),
    after(milliseconds, callback) {
      delays.push(milliseconds);
      return below.after(milliseconds, callback);
    },
  });
  const call = jest.fn();
  clock.after(600_000, call);
  clock.set({ ahead: -30 * DAY, frozenAt: null });
  await below.advance(30 * DAY);
  expect(Math.max(...delays)).toBeLessThanOrEqual(LONGEST);
  expect(call).not.toHaveBeenCalled();
  await below.advance(600_000);
  expect(call).toHaveBeenCalledTimes(1);
});

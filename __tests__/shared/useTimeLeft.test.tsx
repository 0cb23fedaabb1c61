import { act, renderHook } from '@testing-library/react';
import { setClock } from '@/shared/adapters';
import { useTimeLeft } from '@/shared/hooks';
import { installTestClock } from '../support/testClock';

const START = Date.UTC(2026, 10, 21, 12, 0, 0);

function countdown(seconds: number | null) {
  const clock = installTestClock(START);
  const onOver = jest.fn();
  const moment = seconds === null ? null : START + seconds * 1000;
  const { result, unmount } = renderHook(() => useTimeLeft(moment, onOver));
  const pass = (milliseconds: number) => act(() => clock.advance(milliseconds));
  return { clock, onOver, secondsLeft: () => result.current, pass, unmount };
}

afterEach(() => setClock());

describe('a countdown by the server’s clock', () => {
  it('ticks each second and reports its end once, a second after it', async () => {
    const { secondsLeft, pass, onOver } = countdown(3);
    expect(secondsLeft()).toBe(3000);
    await pass(1000);
    expect(secondsLeft()).toBe(2000);
    await pass(2000);
    expect(secondsLeft()).toBe(0);
    expect(onOver).not.toHaveBeenCalled();
    await pass(10_000);
    expect(onOver).toHaveBeenCalledTimes(1);
    expect(secondsLeft()).toBe(0);
  });
  it('reports its end at once when it is past', async () => {
    const { secondsLeft, pass, onOver } = countdown(-60);
    expect(secondsLeft()).toBe(0);
    await pass(1000);
    expect(onOver).toHaveBeenCalledTimes(1);
  });
  it('leaves no timer behind', () => {
    const { clock, unmount } = countdown(60);
    expect(clock.waiting).toBe(1);
    unmount();
    expect(clock.waiting).toBe(0);
  });
  it('sets no timer without an end', () => {
    const { clock, secondsLeft } = countdown(null);
    expect(secondsLeft()).toBe(0);
    expect(clock.waiting).toBe(0);
  });
});

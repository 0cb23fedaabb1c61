import { act, renderHook } from '@testing-library/react';
import { setClock } from '@/shared/adapters';
import { useWhenOver } from '@/shared/hooks';
import { installTestClock } from '../support/testClock';

const START = Date.UTC(2026, 10, 21, 12, 0, 0);

function watched(seconds: number) {
  const clock = installTestClock(START);
  const onOver = jest.fn();
  const { unmount } = renderHook(() => useWhenOver(START + seconds * 1000, onOver));
  return { clock, onOver, unmount, pass: (milliseconds: number) => act(() => clock.advance(milliseconds)) };
}

afterEach(() => setClock());

it('reports a future moment once, a second after it', async () => {
  const { onOver, pass } = watched(150);
  await pass(150_000);
  expect(onOver).not.toHaveBeenCalled();
  await pass(1000);
  expect(onOver).toHaveBeenCalledTimes(1);
  await pass(200_000);
  expect(onOver).toHaveBeenCalledTimes(1);
});

it('sets no timer for a moment that is past, and leaves none behind', () => {
  expect(watched(-1).clock.waiting).toBe(0);
  const { clock, unmount } = watched(60);
  expect(clock.waiting).toBe(1);
  unmount();
  expect(clock.waiting).toBe(0);
});

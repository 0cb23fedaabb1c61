import { act, renderHook } from '@testing-library/react';
import { isBehindPaint, setClock, showAppInTime } from '@/shared/adapters';
import { PAINT_ID } from '@/shared/adapters/paintedPage';
import { useStages } from '@/shared/hooks';

let now = 0;
let due: { at: number; run: () => void }[] = [];

/** Lets time pass; each task takes `busy` milliseconds, as on a slow device. */
async function pass(milliseconds: number, busy = 0) {
  const end = now + milliseconds;
  for (;;) {
    const [next] = due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
    if (!next) break;
    due = due.filter((other) => other !== next);
    now = Math.max(now, next.at) + busy;
    await act(async () => {
      next.run();
      await Promise.resolve();
    });
  }
  now = end;
}

beforeEach(() => {
  setClock({
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run };
      due.push(timer);
      return () => {
        due = due.filter((other) => other !== timer);
      };
    },
  });
  document.body.innerHTML = `<div id="${PAINT_ID}"><main>A painted product</main></div>`;
});
afterEach(() => {
  due = [];
  setClock();
  document.body.replaceChildren();
});

test('the painted page stays while a slow device renders one part after the other', async () => {
  showAppInTime();
  renderHook(() => useStages(4));
  await pass(4 * 2000, 2000);
  expect(isBehindPaint()).toBe(true);
});

test('the painted page is replaced when nothing more has rendered for three seconds', async () => {
  showAppInTime();
  renderHook(() => useStages(4));
  await pass(2900);
  expect(isBehindPaint()).toBe(true);
  await pass(100);
  expect(isBehindPaint()).toBe(false);
});

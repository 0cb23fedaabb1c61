import { seededRandom } from '@/shared/adapters/seeded/chance';
import type { Stillness } from '@/shared/adapters/seeded/stillness';
import { createTurns } from '@/shared/adapters/seeded/turns';

/** A page that has nothing to do. */
const atRest: Stillness = {
  stir: () => undefined,
  expect: () => () => undefined,
  holdBack: () => undefined,
  reached: () => Promise.resolve(),
};

function seededPage() {
  const happened: string[] = [];
  let isStill = false;
  const turns = createTurns(0, atRest, (still) => {
    isStill = still;
  });
  const answers: Record<string, () => void> = {};
  const ask = (name: string) =>
    turns
      .inTurn(() => new Promise<void>((resolve) => (answers[name] = resolve)))
      .then(() => happened.push(`${name} at ${turns.clock.now()}`));
  const after = (span: number) =>
    turns.clock.after(span, () => happened.push(`timer at ${turns.clock.now()}`));
  return { turns, happened, ask, after, answer: (name: string) => answers[name]?.(), isStill: () => isStill };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('with a seed', () => {
  it('answers come in the order in which they were asked for', async () => {
    const { ask, answer, happened } = seededPage();
    void ask('first');
    void ask('second');
    answer('second');
    await pass(100);
    expect(happened).toEqual([]);
    answer('first');
    await pass(100);
    expect(happened).toEqual(['first at 0', 'second at 0']);
  });

  it('a timer waits for the calls that are open, and for earlier timers', async () => {
    const { turns, ask, answer, after, happened } = seededPage();
    turns.pressed();
    void ask('call');
    after(2000);
    after(300);
    await pass(3000);
    expect(happened).toEqual([]);
    answer('call');
    await pass(100);
    expect(happened).toEqual(['call at 0', 'timer at 300', 'timer at 2000']);
  });

  it('the timer that gives a call up does not wait for it', async () => {
    const { ask, after, happened } = seededPage();
    void ask('call');
    after(15_000);
    await pass(15_001);
    expect(happened).toEqual(['timer at 15000']);
  });

  it('time passes for a while after a press, and is the same however long nobody presses', async () => {
    const { turns, after, happened, isStill } = seededPage();
    turns.pressed();
    after(3000);
    after(60_000);
    expect(isStill()).toBe(false);
    await pass(3001);
    expect([isStill(), turns.clock.now()]).toEqual([true, 3500]);
    await pass(100_000);
    expect(turns.clock.now()).toBe(3500);
    expect(happened).toEqual(['timer at 3000']);
  });

  it('what is cancelled does not hold others up', async () => {
    const { turns, after, happened } = seededPage();
    turns.pressed();
    const cancel = after(1000);
    after(1500);
    cancel();
    await pass(1501);
    expect(happened).toEqual(['timer at 1500']);
  });

  it('chance repeats itself', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return [random.uuid(), random.next(), random.uuid()];
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7)[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });
});

import { queueForLock } from '@/shared/adapters';
import { seededRandom } from '@/shared/adapters/seeded/random';
import { installLocks } from '@/shared/adapters/seeded/ownLocks';
import type { IdleDetector } from '@/shared/adapters/seeded/idleDetector';
import { createScheduler } from '@/shared/adapters/seeded/scheduler';
import { watchSockets } from '@/shared/adapters/seeded/watchSockets';

/** An idle page: runs idle callbacks immediately. */
const isIdle: IdleDetector = {
  stir: () => undefined,
  expect: () => () => undefined,
  holdBack: () => undefined,
  reached: () => Promise.resolve(),
};

function seededPage() {
  const happened: string[] = [];
  let isStill = false;
  const scheduler = createScheduler(0, isIdle, (still) => {
    isStill = still;
  });
  const responses: Record<string, () => void> = {};
  const request = (name: string, kind: 'response' | 'code' = 'response') =>
    scheduler
      .queued(() => new Promise<void>((resolve) => (responses[name] = resolve)), { kind })
      .then(() => happened.push(`${name} at ${scheduler.clock.now()}`));
  const after = (span: number) =>
    scheduler.clock.after(span, () => happened.push(`timer at ${scheduler.clock.now()}`));
  return {
    scheduler,
    happened,
    request,
    after,
    respond: (name: string) => responses[name]?.(),
    isStill: () => isStill,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe('with a seed', () => {
  it('delivers responses in the order of their requests', async () => {
    const { request, respond, happened } = seededPage();
    void request('first');
    void request('second');
    respond('second');
    await pass(100);
    expect(happened).toEqual([]);
    respond('first');
    await pass(100);
    expect(happened).toEqual(['first at 0', 'second at 0']);
  });

  it('delivers chunks that were requested together at once, before later requests', async () => {
    const { request, respond, happened } = seededPage();
    void request('one story', 'code');
    void request('another story', 'code');
    void request('call');
    respond('call');
    respond('another story');
    await pass(100);
    expect(happened).toEqual([]);
    respond('one story');
    await pass(100);
    expect(happened).toEqual(['one story at 0', 'another story at 0', 'call at 0']);
  });

  it('runs a timer after pending requests and earlier timers', async () => {
    const { scheduler, request, respond, after, happened } = seededPage();
    scheduler.pressed();
    void request('call');
    after(2000);
    after(300);
    await pass(3000);
    expect(happened).toEqual([]);
    respond('call');
    await pass(100);
    expect(happened).toEqual(['call at 0', 'timer at 300', 'timer at 2000']);
  });

  it('runs the timeout of a request without waiting for the request', async () => {
    const { request, after, happened } = seededPage();
    void request('call');
    after(15_000);
    await pass(15_001);
    expect(happened).toEqual(['timer at 15000']);
  });

  it('advances the time for a fixed while after a press', async () => {
    const { scheduler, after, happened, isStill } = seededPage();
    scheduler.pressed();
    after(3000);
    after(60_000);
    expect(isStill()).toBe(false);
    await pass(3001);
    expect([isStill(), scheduler.clock.now()]).toEqual([true, 3500]);
    await pass(100_000);
    expect(scheduler.clock.now()).toBe(3500);
    expect(happened).toEqual(['timer at 3000']);
  });

  it('delays no task by a canceled one', async () => {
    const { scheduler, after, happened } = seededPage();
    scheduler.pressed();
    const cancel = after(1000);
    after(1500);
    cancel();
    await pass(1501);
    expect(happened).toEqual(['timer at 1500']);
  });

  it('grants a lock at once, to one at a time, and in the order of the requests', async () => {
    Object.defineProperty(navigator, 'locks', { value: {}, configurable: true });
    installLocks();
    const took: string[] = [];
    const queue = (name: string) => {
      const request = queueForLock('one');
      void request.acquired.then(
        () => took.push(name),
        () => undefined,
      );
      return request;
    };
    const [first, second] = [queue('first'), queue('second')];
    queue('third');
    await pass(0);
    expect(took).toEqual(['first']);
    second.release();
    first.release();
    await pass(0);
    expect(took).toEqual(['first', 'third']);
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('repeats random numbers', () => {
    const draw = (seed: number) => {
      const random = seededRandom(seed);
      return [random.uuid(), random.next(), random.uuid()];
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7)[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });
});

describe('a new socket', () => {
  const original = window.WebSocket;
  afterEach(() => {
    window.WebSocket = original;
  });

  /** Numbers of sockets that are connecting. */
  function watched() {
    const pending = { count: 0 };
    window.WebSocket = EventTarget as unknown as typeof WebSocket;
    watchSockets(() => {
      let isPending = true;
      pending.count += 1;
      return () => {
        if (isPending) pending.count -= 1;
        isPending = false;
      };
    });
    return { pending, socket: new WebSocket('ws://shop.example') };
  }

  it.each(['message', 'close', 'error'])('keeps the page busy until its first %s', (event) => {
    const { pending, socket } = watched();
    expect(pending.count).toBe(1);
    socket.dispatchEvent(new Event('open'));
    expect(pending.count).toBe(1);
    socket.dispatchEvent(new Event(event));
    expect(pending.count).toBe(0);
  });

  it('keeps the page busy for fifteen seconds at most', async () => {
    const { pending } = watched();
    await pass(14_999);
    expect(pending.count).toBe(1);
    await pass(1);
    expect(pending.count).toBe(0);
  });
});

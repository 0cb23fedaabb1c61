import { registerServiceWorker } from '@/shared/adapters/serviceWorker';

class Worker extends EventTarget {
  state: ServiceWorkerState = 'installing';

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const registration = Object.assign(new EventTarget(), { installing: null as Worker | null });
const listener = jest.fn();
const removed = jest.fn();

function found(): Worker {
  registration.installing = new Worker();
  return registration.installing;
}

const announceFound = () => registration.dispatchEvent(new Event('updatefound'));

/** Registers a first worker, whose event follows its registration as in browsers. */
async function registerFirst(): Promise<Worker> {
  const first = found();
  const handle = await registerServiceWorker();
  const stop = handle?.onChange(listener);
  removed.mockImplementation(() => stop?.());
  announceFound();
  return first;
}

beforeEach(() => {
  jest.useFakeTimers();
  listener.mockReset();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: Object.assign(new EventTarget(), {
      controller: null,
      register: () => Promise.resolve(registration),
    }),
  });
});

afterEach(() => {
  removed();
  jest.useRealTimers();
});

test('announces a worker once, when it has taken over', async () => {
  const first = await registerFirst();
  first.become('installed');
  expect(listener).not.toHaveBeenCalled();
  first.become('activated');
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('announces a worker whose takeover takes more than three seconds, and never again', async () => {
  await registerFirst();
  const next = found();
  announceFound();
  next.become('installed');
  jest.advanceTimersByTime(2999);
  expect(listener).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
  next.become('activated');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('announces nothing once it is unsubscribed', async () => {
  const first = await registerFirst();
  first.become('installed');
  removed();
  jest.advanceTimersByTime(10_000);
  first.become('activated');
  expect(listener).not.toHaveBeenCalled();
});

import { serverNow, setClock, updateServerTime } from '@/shared/adapters';
import { installTestClock } from '../support/testClock';

afterEach(() => {
  setClock();
});

const SERVER = Date.UTC(2026, 10, 25, 12, 0, 0);

it('takes the server’s time from a Date header', () => {
  installTestClock(SERVER - 86_400_000);
  updateServerTime('Wed, 25 Nov 2026 12:00:00 GMT', 100);
  expect(serverNow()).toBe(SERVER + 600);
});

it.each(['', '1', 'Sale 50', 'May 5', '12:00', '2026-11-25', 'Mon, 32 Nov 2026 10:00:00 GMT', null])(
  'keeps the server’s time when a proxy sends the Date header %j',
  (header) => {
    installTestClock(SERVER - 86_400_000);
    updateServerTime('Wed, 25 Nov 2026 12:00:00 GMT');
    updateServerTime(header);
    expect(serverNow()).toBe(SERVER + 500);
  },
);

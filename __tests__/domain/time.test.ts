import { isOnlineAt } from '@/domain/shopStatus';
import { timeParts } from '@/features/catalogue/timeLeft';

describe('a countdown', () => {
  it('is split into days, hours, minutes and seconds', () => {
    expect(timeParts(((2 * 24 + 3) * 3600 + 4 * 60 + 5) * 1000)).toEqual({
      days: 2,
      hours: 3,
      minutes: 4,
      seconds: 5,
    });
  });
  it('shows 0 only at the end, and no negative value', () => {
    expect(timeParts(1).seconds).toBe(1);
    expect(timeParts(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(timeParts(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});

describe('online, when only last_online is sent (R34)', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0);
  it('lasts ten minutes by the server’s clock', () => {
    expect(isOnlineAt(now, '2026-11-21 11:50:00', 'UTC')).toBe(true);
    expect(isOnlineAt(now, '2026-11-21 11:49:59', 'UTC')).toBe(false);
    expect(isOnlineAt(now, '2026-11-21 15:55:00', 'Asia/Dubai')).toBe(true);
  });
  it('is unknown without a valid date', () => {
    expect(isOnlineAt(now, null, 'UTC')).toBeNull();
    expect(isOnlineAt(now, 'soon', 'UTC')).toBeNull();
  });
});

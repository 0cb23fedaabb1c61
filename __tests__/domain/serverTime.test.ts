import { readServerTime } from '@/domain/serverTime';

describe('server times are wall-clock times of the server', () => {
  it.each([
    ['2026-11-21 10:00:00', 'UTC', Date.UTC(2026, 10, 21, 10)],
    ['2026-11-21 10:00:00', 'Asia/Dubai', Date.UTC(2026, 10, 21, 6)],
    ['2026-07-01 10:00:00', 'Europe/Berlin', Date.UTC(2026, 6, 1, 8)],
    ['2026-12-01 10:00:00', 'Europe/Berlin', Date.UTC(2026, 11, 1, 9)],
    ['2026-11-21 10:00:00', 'No/Where', Date.UTC(2026, 10, 21, 10)],
  ])('reads %s in %s', (text, zone, moment) => {
    expect(readServerTime(text, zone)).toBe(moment);
  });

  it.each([null, undefined, '', 'tomorrow'])('answers null for %p', (text) => {
    expect(readServerTime(text, 'UTC')).toBeNull();
  });
});

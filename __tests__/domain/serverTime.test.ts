import { readServerTime } from '@/domain/serverTime';

describe('server times are wall-clock times of the server, unless they name a zone of their own', () => {
  it.each([
    ['2026-11-21 10:00:00', 'UTC', Date.UTC(2026, 10, 21, 10)],
    ['2026-11-21 10:00:00', 'Asia/Dubai', Date.UTC(2026, 10, 21, 6)],
    ['2026-07-01 10:00:00', 'Europe/Berlin', Date.UTC(2026, 6, 1, 8)],
    ['2026-12-01 10:00:00', 'Europe/Berlin', Date.UTC(2026, 11, 1, 9)],
    ['2026-11-21 10:00:00', 'No/Where', Date.UTC(2026, 10, 21, 10)],
    ['2026-11-21T22:30:00.000000Z', 'Asia/Dubai', Date.UTC(2026, 10, 21, 22, 30)],
    ['2026-11-21T22:30:00+04:00', 'UTC', Date.UTC(2026, 10, 21, 18, 30)],
    ['2026-11-21 22:30:00-0330', 'Asia/Dubai', Date.UTC(2026, 10, 22, 2)],
    ['2026-11-21 22:30:00+00', 'Asia/Dubai', Date.UTC(2026, 10, 21, 22, 30)],
    ['2026-11-21 05:04 PM', 'UTC', Date.UTC(2026, 10, 21, 17, 4)],
    ['2026-11-21 5:04:09 p.m.', 'Asia/Dubai', Date.UTC(2026, 10, 21, 13, 4, 9)],
    ['2026-11-21 12:30 am', 'UTC', Date.UTC(2026, 10, 21, 0, 30)],
    ['2026-11-21 12:30 PM +02:00', 'UTC', Date.UTC(2026, 10, 21, 10, 30)],
  ])('reads %s in %s', (text, zone, moment) => {
    expect(readServerTime(text, zone)).toBe(moment);
  });

  it.each([null, undefined, '', 'tomorrow'])('returns null for %p', (text) => {
    expect(readServerTime(text, 'UTC')).toBeNull();
  });
});

/**
 * Reads a server time "YYYY-MM-DD HH:MM:SS" that is written in the given zone.
 * Answers milliseconds since 1970, or null for anything unreadable (contract §9, "FLASH").
 */
export function readServerTime(text: string | null | undefined, timeZone: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?/.exec(text ?? '');
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  const asUtc = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second || 0);
  if (Number.isNaN(asUtc)) return null;
  return asUtc - zoneOffset(asUtc - zoneOffset(asUtc, timeZone), timeZone);
}

/**
 * Reads a moment of the server that may name its own zone ("2030-01-01T00:00:00Z") or be written in the server's.
 * Answers milliseconds since 1970, or null for anything unreadable.
 */
export function readMoment(text: string | null, timeZone: string): number | null {
  if (text === null || !/(Z|[+-]\d{2}:?\d{2})$/i.test(text)) return readServerTime(text, timeZone);
  const moment = Date.parse(text);
  return Number.isNaN(moment) ? null : moment;
}

/** What a wall clock in the zone is ahead of UTC at that moment, in milliseconds; 0 for an unknown zone. */
function zoneOffset(moment: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }).formatToParts(moment);
    const read = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
    const wall = Date.UTC(
      read('year'),
      read('month') - 1,
      read('day'),
      read('hour'),
      read('minute'),
      read('second'),
    );
    return wall - Math.floor(moment / 1000) * 1000;
  } catch {
    return 0;
  }
}

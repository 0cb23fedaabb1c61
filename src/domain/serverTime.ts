import { oncePer } from './once';

const CLOCK = /(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:([ap])\.?m\.?)?/;
const ZONE = /(Z|([+-]\d{2}):?(\d{2})?)?/;
const TIME = new RegExp(`^(\\d{4})-(\\d{2})-(\\d{2})[ T]${CLOCK.source}\\s*${ZONE.source}`, 'i');

/**
 * Parses a server time: "YYYY-MM-DD HH:MM:SS" in the given time zone (api §9, FLASH), or with its own
 * offset ("2030-01-01T00:00:00Z"), with twelve or 24 hours. Returns Unix milliseconds, or null for an invalid
 * text.
 */
export function readServerTime(text: string | null | undefined, timeZone: string): number | null {
  const match = TIME.exec(text ?? '');
  if (!match) return null;
  const [year, month, day, hour, minute, second] = match.slice(1).map((part) => Number(part ?? 0));
  const half = match[7]?.toLowerCase();
  const hourOfDay = half ? ((hour ?? 0) % 12) + (half === 'p' ? 12 : 0) : hour;
  const asUtc = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hourOfDay, minute, second || 0);
  if (Number.isNaN(asUtc)) return null;
  const [ownZone, hours = '0', minutes = '0'] = match.slice(8);
  if (ownZone) return asUtc - (Number(hours) * 60 + Number(hours[0] + minutes)) * 60_000;
  return asUtc - zoneOffset(asUtc - zoneOffset(asUtc, timeZone), timeZone);
}

/**
 * Clock of a time zone; throws for an unknown one. Kept, because creating one takes longer than using it, and
 * a list has two times in each row.
 */
const wallClockOf = oncePer(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** UTC offset of the zone at that moment, in milliseconds; 0 for an unknown zone. */
function zoneOffset(moment: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  try {
    const parts = wallClockOf(timeZone).formatToParts(moment);
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

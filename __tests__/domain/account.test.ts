import { kindOfBytes } from '@/domain/fileKind';
import { isName, isPhoneNumber, isPostCode, plainEntry } from '@/domain/contactFields';
import { hasOwnDigits } from '@/domain/phone';
import { dayOf, partOfDay } from '@/features/profile/profile';
import type { Address } from '@/domain/session';
import { addressInUse } from '@/domain/session';
import { readTicketsUrlState, ticketAddress, ticketsAddress } from '@/domain/ticketsUrlState';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it('detects a file’s type by its first bytes, whatever its name', () => {
  expect(kindOfBytes(bytes('\x89PNG\r\n\x1a\n…'))).toBe('png');
  expect(kindOfBytes(bytes('\xff\xd8\xff\xe0'))).toBe('jpg');
  expect(kindOfBytes(bytes('GIF89a'))).toBe('gif');
  expect(kindOfBytes(bytes('%PDF-1.7'))).toBe('pdf');
  for (const other of ['', '<svg xmlns', 'PNG', 'RIFF..WEBP', '\x89PN'])
    expect(kindOfBytes(bytes(other))).toBeNull();
});

it('accepts phone numbers with digits of any script and usual separators', () => {
  for (const good of [
    '501234567',
    '+971 50 123 4567',
    '(050) 123-4567',
    '٥٠١٢٣٤٥٦٧',
    '۵۰۱۲۳۴۵۶۷',
    '\u202a+49–30–12345\u202c',
    '030.12345 ext. 12',
  ])
    expect([good, isPhoneNumber(good)]).toEqual([good, true]);
  for (const bad of ['fifty', '50123four', 'abc😀501234567', '1234', '+', '5'.repeat(31), 'name@example.com'])
    expect([bad, isPhoneNumber(bad)]).toEqual([bad, false]);
});

it('sends digits of any script as Western ones, without the marks of a pasted number', () => {
  expect(plainEntry(' \u202a+٩٧١ ٥٠–١٢٣\u202c ')).toBe('+971 50-123');
});

it('accepts names and post codes of any country', () => {
  for (const good of ['Noor', 'نور', "O'Hara", '李', 'Anne-Marie 2', 'Åsa & Co.', 'نور 🌙'])
    expect([good, isName(good)]).toEqual([good, true]);
  for (const bad of ['😀', '12345', '<>', '...']) expect([bad, isName(bad)]).toEqual([bad, false]);
  for (const good of ['00000', '٠٠٠٠٠', 'SW1A 1AA', '1010-001', 'P.O. Box 1234'])
    expect([good, isPostCode(good)]).toEqual([good, true]);
  for (const bad of ['none', '😀12', '1', '12345; drop', '1'.repeat(21)])
    expect([bad, isPostCode(bad)]).toEqual([bad, false]);
});

it('refuses zeros or only a country code as a phone number', () => {
  for (const bad of ['0', '٠٠', '00', '+', '+971', '00971', '+971 (0)', '+971 000', '+49', 'none'])
    expect([bad, hasOwnDigits(bad)]).toEqual([bad, false]);
  for (const good of [
    '501234567',
    '0501234567',
    '+971501234567',
    '00971 50 123 4567',
    '+49 30 1',
    '٥٠',
    '971',
  ])
    expect([good, hasOwnDigits(good)]).toEqual([good, true]);
  expect(hasOwnDigits('+49 0')).toBe(false);
  expect(['00000', '+971 000'].map(isPhoneNumber)).toEqual([false, false]);
});

it('uses days and their parts in the time zone of the device', () => {
  const at = (hour: number) => new Date(2026, 10, 5, hour, 59).getTime();
  expect(dayOf(at(0))).toBe('2026-11-05');
  expect([3, 4, 11, 12, 17, 18].map((hour) => partOfDay(at(hour)))).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
  ]);
});

describe('the address of the tickets', () => {
  const read = (search: string) => readTicketsUrlState(new URLSearchParams(search));

  it('reads tab, page, and the form with its order; corrects invalid values', () => {
    expect(read('status=completed&page=3')).toEqual({ tab: 'completed', page: 3, isNew: false, order: '' });
    expect(read('status=lost&page=-1&order=MR-1')).toEqual({ tab: 'all', page: 1, isNew: false, order: '' });
    expect(read('new&order=MR-1')).toMatchObject({ isNew: true, order: 'MR-1' });
  });

  it('is unchanged by parsing and formatting', () => {
    for (const address of [
      '/support-tickets',
      '/support-tickets?status=running&page=2',
      '/support-tickets?new=&order=MR-1',
    ])
      expect(ticketsAddress(read(address.split('?')[1] ?? ''))).toBe(address);
    expect(ticketAddress('TK/1 ö', { tab: 'running', page: 1 })).toBe(
      '/support-ticket/TK%2F1%20%C3%B6?status=running',
    );
  });
});

it('"the default address is used in the basket, otherwise the first address"', () => {
  const address = (id: number, isDefault: boolean) => ({ id, isDefault }) as Address;
  const [one, two] = [address(1, false), address(2, true)];
  expect(addressInUse([one, two], null)).toBe(two);
  expect(addressInUse([one, address(2, false)], null)).toBe(one);
  expect(addressInUse([one, two], 1)).toBe(one);
});

import { createFormats } from '@/shared/texts';

it('writes money with two decimals and the currency where the settings want it', () => {
  const plain = (position: 'prefix' | 'suffix', amount: number) =>
    createFormats('en-US', { symbol: 'AED', position })
      .money(amount)
      .replace(/[\u2066-\u2069]/g, '')
      .replace('\u00a0', ' ');
  expect(plain('prefix', 12)).toBe('AED 12.00');
  expect(plain('suffix', 1234.5)).toBe('1,234.50 AED');
});

it('writes a day without a time as that day, also west of Greenwich', () => {
  const formats = createFormats('en-US', { symbol: 'AED', position: 'prefix' });
  const date = (value: string | number) => formats.date(value);
  for (const text of ['Fri, 28 Nov', 'Nov 28', '5', 'tomorrow']) expect(date(text)).toBe(text);
  expect(date('2026-11-20')).toBe(date(new Date(2026, 10, 20, 12).getTime()));
  expect(date('2026-13-45')).toBe('2026-13-45');
});

it('leaves a date as it is whose first number may be the day or the month, and invents no time', () => {
  const formats = createFormats('en-US', null);
  for (const text of ['05/11/2026', '05-11-2026 10:30', '5.11.2026']) {
    expect(formats.date(text)).toBe(text);
    expect(formats.dateTime(text)).toBe(text);
  }
  expect(formats.dateTime('5 Nov 2026')).toBe('5 Nov 2026');
  expect(formats.dateTime('2026-11-05')).toBe('5 Nov 2026');
});

it('writes dates in one way, with the day first', () => {
  const dateIn = (locale: string) => createFormats(locale, null).date('2026-11-23');
  expect(dateIn('en-US')).toBe('23 Nov 2026');
  expect(dateIn('ar-EG')).toBe('٢٣ نوفمبر ٢٠٢٦');
});

it('writes average ratings with one decimal', () => {
  expect(createFormats('en-US', null).rating(5)).toBe('5.0');
  expect(createFormats('ar-EG', null).rating(4.83)).toBe('٤٫٨');
});

it('writes no amount in an unknown currency', () => {
  expect(
    createFormats('en-US', null)
      .money(12)
      .replace(/[\s\u2066-\u2069]/g, ''),
  ).toBe('');
});

it('reserves the width of an amount in an unknown currency', () => {
  for (const locale of ['en-US', 'ar-EG']) {
    const widthOf = (amount: number) => createFormats(locale, null).moneyParts(amount).number.length;
    expect([12, 1234.5, 0.1 + 0.2].map(widthOf)).toEqual(
      ['12.00', '1,234.50', '0.30'].map(({ length }) => length),
    );
  }
});

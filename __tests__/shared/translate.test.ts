import { translate } from '@/shared/texts';

const arabic = {
  messages: {
    '{count} items#one': 'قطعة واحدة',
    '{count} items#two': 'قطعتان',
    '{count} items#few': '{count} قطع',
    '{count} items#many': '{count} قطعة',
    '{count} items#other': '{count} قطعة',
    '{count} sold': 'بيع {count}',
    'More from {name}': 'المزيد من {name}',
  },
  intlLocale: 'ar-EG',
};

it.each([
  [1, 'قطعة واحدة'],
  [2, 'قطعتان'],
  [3, '٣ قطع'],
  [11, '١١ قطعة'],
  [100, '١٠٠ قطعة'],
])('uses the plural form of %s', (count, text) => {
  expect(translate(arabic, '{count} items', { count })).toBe(text);
});

it('shows the English text of a missing key, with the English plural', () => {
  expect(translate(arabic, 'Nobody translated this')).toBe('Nobody translated this');
  expect(translate({ messages: {}, intlLocale: 'en-US' }, '{count} items', { count: 1 })).toBe('1 item');
});

it.each([
  ['1.2K', 'بيع ١٫٢ ألف'],
  ['12', 'بيع ١٢'],
  ['many', 'بيع many'],
])('shows a count that the server sent as "%s" with the digits of the language', (count, text) => {
  expect(translate(arabic, '{count} sold', { count }).replace(/\u00a0/g, ' ')).toBe(text);
});

it.each([
  [arabic, 'Volt & Wave', 'المزيد من \u2068Volt & Wave\u2069'],
  [arabic, 'متجر النور', 'المزيد من متجر النور'],
  [{ messages: {}, intlLocale: 'en-US' }, 'متجر النور', 'More from \u2068متجر النور\u2069'],
  [{ messages: {}, intlLocale: 'en-US' }, 'Volt & Wave', 'More from Volt & Wave'],
])('isolates a name that runs in the other direction than its sentence', (source, name, text) => {
  expect(translate(source, 'More from {name}', { name })).toBe(text);
});

it('keeps the server’s short form in English', () => {
  expect(translate({ messages: {}, intlLocale: 'en-US' }, '{count} sold', { count: '1.2K' })).toBe(
    '1.2K sold',
  );
});

import fc from 'fast-check';
import { serverMessage } from '@/api/serverMessage';

it.each([
  ['Out of stock', 'Out of stock'],
  ['  Line one\r\nline two\tend\u0000 ', 'Line one line two end'],
  ['a\u2028b\u2029c\u0085d\u001b[31me', 'a b c d [31me'],
  ['pay \u202etnuoma\u202c', 'pay tnuoma'],
  ['<b>bold</b>', '<b>bold</b>'],
  ['می\u200cشود', 'می\u200cشود'],
  ['\n\t ', ''],
])('%j is shown as %j', (text, shown) => {
  expect(serverMessage(text)).toBe(shown);
});

it('is truncated after 300 characters, never within one', () => {
  expect(serverMessage('x'.repeat(300))).toBe('x'.repeat(300));
  const cut = Array.from(serverMessage('🛒'.repeat(301)));
  expect(cut).toHaveLength(300);
  expect(cut.slice(0, 299).join('')).toBe('🛒'.repeat(299));
  expect(cut[299]).toBe('…');
});

it('is one line of at most 300 characters for any response', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (text) => {
      const shown = serverMessage(text);
      expect(Array.from(shown).length).toBeLessThanOrEqual(300);
      expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    }),
  );
});

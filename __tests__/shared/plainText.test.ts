import { plainText, wholePlainText } from '@/shared/ui';

it.each([
  ['Plain, for sizes < 38 & up', 'Plain, for sizes < 38 & up'],
  ['width<height', 'width<height'],
  ['<p>One <b>bo</b>ld word.</p><p>Another line</p>', 'One bold word. Another line'],
  ['one<br>two<script>three</script>', 'one two'],
  ['Fish &amp; chips &#169;', 'Fish & chips ©'],
  ['It&#x27;s &frac12; off', "It's ½ off"],
  ['<dl><dt>Size</dt><dd>38</dd></dl>', 'Size 38'],
])('returns %p as the text %p', (html, text) => {
  expect(wholePlainText(html)).toBe(text);
});

it('cuts a long text at a word', () => {
  expect(plainText('word '.repeat(100))).toMatch(/^(?:word ){59}word …$/);
  expect(plainText(null)).toBe('');
});

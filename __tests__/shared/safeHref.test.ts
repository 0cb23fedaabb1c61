import { safeHref } from '@/shared/safeHref';

describe('a link of the server', () => {
  it.each(['https://example.org/a', 'http://example.org', '/products', 'mailto:a@b.c', 'tel:+9714'])(
    'keeps %s',
    (href) => {
      expect(safeHref(href)).toBe(href);
    },
  );
  it.each([
    'javascript:alert(1)',
    ' jAvAscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '',
    null,
    undefined,
  ])('drops %s', (href) => {
    expect(safeHref(href)).toBeUndefined();
  });
});

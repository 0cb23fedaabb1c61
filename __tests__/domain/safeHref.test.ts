import { safeHref, safePicture } from '@/domain/safeHref';

describe('safeHref', () => {
  it.each([
    ['https://www.instagram.com/marsa', 'https://www.instagram.com/marsa'],
    [' http://shop.example ', 'http://shop.example'],
    ['mailto:hello@marsa.example', 'mailto:hello@marsa.example'],
    ['tel:+97145550142', 'tel:+97145550142'],
    ['facebook.com/marsa', 'https://facebook.com/marsa'],
    ['//cdn.example/app', 'https://cdn.example/app'],
    ['/page/about', '/page/about'],
  ])('accepts %s', (address, href) => expect(safeHref(address)).toBe(href));

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'no link',
    '',
    null,
  ])('refuses %s', (address) => expect(safeHref(address)).toBeNull());
});

describe('safePicture', () => {
  it.each([
    '/media/a.webp',
    'https://cdn.example/a.jpg',
    'data:image/png;base64,AA',
    'blob:https://shop.example/1',
  ])('keeps %s', (address) => expect(safePicture(address)).toBe(address));
  it('takes a path without a slash from the root, whatever page shows it', () => {
    expect(safePicture('storage/a.jpg')).toBe('/storage/a.jpg');
  });
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '',
    null,
    undefined,
  ])('drops %s', (address) => expect(safePicture(address)).toBeNull());
});

import { parse, safeParse } from 'valibot';
import { isHeaderValue } from '@/domain/headerValue';
import { isLocale } from '@/domain/settings';
import { settingsWire } from '@/api/wire/settings.wire';
import { loginWire } from '@/api/wire/entry.wire';
import { createFormats, intlLocaleOf, translate } from '@/shared/texts';
import {
  dropSession,
  restoreSession,
  sessionMark,
  sessionToken,
  persistedSessionMark,
} from '@/shared/adapters';

const UNCARRIABLE = ['', ' ', 'عربي', 'a\nb', 'a\r\nX-Evil: 1', 'a\u0000b', '\ud800', 'x'.repeat(100_000)];
const LOCALES = [...UNCARRIABLE, '../master', 'en/../..', 'en, *', 'a b', '%2e%2e', 'en;q=1'];

it.each(UNCARRIABLE.map((text) => [JSON.stringify(text.slice(0, 20)), text] as const))(
  'ignores a stored token %s, because fetch throws for its header',
  (_name, text) => {
    window.localStorage.setItem('token', text);
    expect(restoreSession()).toBe('none');
    expect(sessionToken()).toBeNull();
    expect([sessionMark(), persistedSessionMark()]).toEqual([null, null]);
    expect(isHeaderValue(text)).toBe(false);
    expect(window.localStorage.getItem('token') ?? '').toBe('');
  },
);

it('keeps every token that a header can contain', () => {
  for (const token of ['1|aBc', 'eyJ.a-b_c.d=', 'Bearer x~y+z/9', 'é', 'x'.repeat(8_000)]) {
    window.localStorage.setItem('token', token);
    restoreSession();
    const sent = sessionToken();
    expect(sent).toBe(token.replace('Bearer ', ''));
    expect(new Headers({ Authorization: `Bearer ${sent}` }).get('Authorization')).toBe(`Bearer ${sent}`);
  }
  dropSession();
});

it('rejects a login whose token no header can contain', () => {
  const access = (token: string) => ({ data: { user: { id: 1, name: 'Noor' }, access: { token } } });
  expect(safeParse(loginWire, access('a\nb')).success).toBe(false);
  expect(safeParse(loginWire, access('x'.repeat(100_000))).success).toBe(false);
  expect(safeParse(loginWire, access('1|abc')).success).toBe(true);
  dropSession();
});

it.each(LOCALES.map((text) => [JSON.stringify(text.slice(0, 20)), text] as const))(
  'ignores the locale %s of the settings and of the storage',
  (_name, text) => {
    expect(isLocale(text)).toBe(false);
    const { appLocale, languages } = parse(settingsWire, {
      data: { app_locale: text, languages: [{ id: 1, name: text, title: 'X' }] },
    });
    expect(appLocale).toBeNull();
    expect(languages).toEqual([]);
  },
);

it.each([
  ...LOCALES,
  'constructor',
  '__proto__',
  'toString',
  'x',
  'en-u-nu-xxxx',
  'aaaaaaaaaaaaaaaaaaaa',
  '1',
  '-',
  '_',
])('formats numbers, dates and plurals for the locale %j', (locale) => {
  const intlLocale = intlLocaleOf(locale);
  const formats = createFormats(intlLocale, { symbol: '$', position: 'prefix' });
  expect(formats.money(12)).toContain('$');
  expect(formats.date('2026-01-02')).not.toBe('');
  expect(translate({ messages: {}, intlLocale }, '{count} items', { count: 1 })).toMatch(/item$/);
});

import { secretSigns } from '@/domain/secretSigns';

describe('what looks like a secret', () => {
  it.each([
    [{ rows: [{ payload: { password: 'demo1234' } }] }, 'rows.0.payload.password'],
    [{ current_password: 'x' }, 'current_password'],
    [{ passwordConfirmation: 'x' }, 'passwordConfirmation'],
    [{ otp: 1234 }, 'otp'],
    [{ access: { token: 'abc' } }, 'access.token'],
    [{ headers: { Authorization: 'x' } }, 'headers.Authorization'],
    [{ note: 'sent with Bearer AbCdEfGh1234' }, 'note'],
    [{ note: 'eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.c2ln' }, 'note'],
    [{ position: { search: '?token=abc' } }, 'position.search'],
    [{ position: { search: '?page=2&Access_Token=abc' } }, 'position.search'],
    [{ position: { hash: '#token=abc' } }, 'position.hash'],
  ])('%j is found', (value, path) => expect(secretSigns(value)).toEqual([path]));

  it.each([
    { password: { secretRef: '#7' }, otp: { request: null, resendAt: 1 } },
    { token: '', otp: null },
    { message: 'The password field is required', code: 'WELCOME10' },
    { kind: 'http', fieldErrors: { password: 'The password must be at least 6 characters.' } },
    { address: '/reset-password?step=2', tokens: 3 },
    '',
    null,
  ])('%j is not', (value) => expect(secretSigns(value)).toEqual([]));

  it('accepts texts of a language under any key, unless they look like a token', () => {
    const texts = { Password: 'كلمة المرور', otp: 'رمز', a: 'Bearer AbCdEfGh1234' };
    const row = { type: 'api/getLang/fulfilled', payload: texts };
    expect(secretSigns({ rows: [row], queries: { 'getLang("ar")': { data: texts } } })).toEqual([
      'rows.0.payload.a',
      'queries.getLang("ar").data.a',
    ]);
    expect(secretSigns({ type: 'api/login/fulfilled', payload: texts })).toHaveLength(3);
  });

  it('finds a registered secret, and within a longer text only a long one', () => {
    const registered = ['dGhlLXRva2Vu', '4711'];
    expect(secretSigns({ a: 'x dGhlLXRva2Vu x', b: 'order 4711', c: '4711' }, registered)).toEqual([
      'a',
      'c',
    ]);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { NOTICES, noticeOf } from '@/core/notices';

/** Messages of the specification (§4, §8, §9), word for word. */
const MESSAGES: readonly (readonly [keyof typeof NOTICES, string])[] = [
  ['loginNeeded', 'Please login first!'],
  ['loggedIn', 'Login Successful'],
  ['loggedOut', 'Logout successfully'],
  ['registered', 'You have successfully registered.'],
  ['cartAdded', 'has been added to cart'],
  ['cartRemoved', 'has been remove to cart'],
  ['shopMissing', 'Please select at least one shop'],
];

it.each(MESSAGES)('"%s" says "%s" for 3000 ms, bottom-left in both directions', (name, key) => {
  const { payload } = noticeOf(name as 'loggedIn');
  expect(payload).toMatchObject({ text: { key }, duration: 3000, corner: 'left' });
});

it('shows "Register Successful" above "You have successfully registered."', () => {
  expect(noticeOf('registered').payload.title).toBe('Register Successful');
});

it('"Voucher load or collect failure: server message toast, bottom-left (bottom-right in rtl)"', () => {
  const { payload } = noticeOf('voucherRefused', { text: { message: 'Not today' } });
  expect(payload).toMatchObject({ kind: 'error', corner: 'start', text: { message: 'Not today' } });
});

it('has its own text or the server’s message in every row', () => {
  const wordless = Object.entries(NOTICES).filter(([, row]) => !('text' in row));
  expect(wordless.map(([name]) => name)).toEqual([
    'refused',
    'unsent',
    'warned',
    'done',
    'voucherRefused',
    'voucherUnsent',
    'orderMoved',
  ]);
});

it('shows every row of the table somewhere', () => {
  const root = path.join(__dirname, '../../src');
  const files = fs.readdirSync(root, { recursive: true, encoding: 'utf8' });
  const sources = files
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('notices.table.ts'))
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const unused = Object.keys(NOTICES).filter((name) => !sources.includes(`'${name}'`));
  expect(unused).toEqual([]);
});

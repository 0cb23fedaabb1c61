import { categoriesMatching } from '@/features/search/categoriesMatching';
import { hasStackedMarks, hasContent } from '@/domain/chat';
import { messengerHref, phoneHref, whatsAppHref } from '@/domain/contact';
import { readAmount } from '@/domain/filters';
import { linkSegments } from '@/features/chat/messages/linkSegments';
import { otpCharacters } from '@/features/otp/otp';
import { paths } from '@/domain/paths';
import { localNumber } from '@/domain/phone';
import { safeHref } from '@/domain/safeHref';
import { secretSigns } from '@/domain/secretSigns';
import { readServerTime } from '@/domain/serverTime';
import { plainText } from '@/shared/ui';
import { splitAddress } from '@/shared/adapters';
import { serverFields } from '@/shared/forms/serverFields';
import { createFormats, translate } from '@/shared/texts';

/** A text of a megabyte, which linear code handles at once and quadratic code in half an hour. */
const SIZE = 1_000_000;
const of = (repeated: string, before = '', after = '') =>
  before + repeated.repeat(Math.ceil(SIZE / repeated.length)) + after;

const TEXTS = [
  of('.', 'http://a', 'x'),
  of('http://'),
  of('www.'),
  of('.', 'www.', '!x'),
  of('eyJ-'),
  of('eyJ', '', '.'),
  of('eyJaaaaaaaa.'),
  of('aaaaaaaaaaa.', 'eyJ'),
  of('a', 'eyJaaaaaaaa.'),
  of(' ', 'Bearer', '.'),
  of('Bearer '),
  of('token', '?', ''),
  of('?token'),
  of('_', '', '.'),
  of('_a'),
  of(' ', 'a', 'a'),
  of('<'),
  of('<a '),
  of('{'),
  of('{a'),
  of('1'),
  of('1', '2030-01-01 00:00:00.', 'x'),
  of('0', '+', 'x'),
  of('(', '+'),
  of('a.'),
  of('-.', 'a'),
  of('\u0301'),
  of('\u200b'),
  of('\ud800'),
  of('٣'),
  of('/'),
  of('\\', '/'),
  of('%'),
];

const formats = createFormats('en-US', { symbol: '$', position: 'prefix' });
const category = { id: 1, name: 'Aa', thumbnail: null, subCategories: [] };

/** Functions that search or cut texts of the server or of the shopper. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  linkSegments,
  safeHref,
  secretSigns: (text) => secretSigns({ text }),
  plainText,
  serverFields: (text) => serverFields({ fieldErrors: { [text]: 'wrong' } }),
  splitAddress: (text) => splitAddress(`/products?search=${text}#${text}`),
  'splitAddress of a path': splitAddress,
  translate: (text) => translate({ messages: {}, intlLocale: 'en-US' }, text, { count: text }),
  date: (text) => formats.date(text),
  readServerTime: (text) => readServerTime(text, 'UTC'),
  whatsAppHref,
  messengerHref,
  phoneHref,
  localNumber: (text) => localNumber(text, '971'),
  otpCharacters,
  hasContent,
  hasStackedMarks,
  readAmount,
  'paths.page': paths.page,
  categoriesMatching: (text) => categoriesMatching([category], text, 5),
};

it.each(Object.entries(READERS))('%s reads a megabyte of anything in linear time', (_name, read) => {
  for (const text of TEXTS) expect(() => read(text)).not.toThrow();
});

it('a link keeps its address and leaves a long tail of punctuation to the sentence', () => {
  const tail = of('.');
  expect(linkSegments(`https://shop.example${tail}`)).toEqual([
    { text: 'https://shop.example', href: 'https://shop.example' },
    { text: tail, href: null },
  ]);
});

it('a signed token is found in the middle of a megabyte', () => {
  const text = `${of('eyJ-')} eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.c2ln ${of('a-')}`;
  expect(secretSigns({ text })).toEqual(['text']);
  expect(secretSigns({ text: of('eyJ-') })).toEqual([]);
});

it('a field of the server keeps its name behind many underscores', () => {
  expect(serverFields({ fieldErrors: { post__code: 'wrong', [of('_', 'name')]: 'long' } })).toMatchObject({
    postCode: 'wrong',
  });
});

import { readingMinutes } from '@/domain/article';

it('counts the minutes of reading, at least one, and none of an article without a text (R114)', () => {
  expect([null, 0, 1, 299, 300, 1000].map(readingMinutes)).toEqual([null, null, 1, 1, 2, 5]);
});

import * as v from 'valibot';
import { articlePageWire } from '@/api/wire/reading.wire';

it('centers a picture whose focal point is missing or invalid, and keeps its article (R115)', () => {
  const points = [
    { x: 0, y: '0.25' },
    undefined,
    { x: 0.5 },
    { x: 2, y: 0 },
    { x: -0.1, y: 0 },
    { x: 'a', y: 1 },
    [0, 1],
    'top',
  ];
  const blogs = points.map((thumbnail_focus, index) => ({
    id: index + 1,
    title: 'Bread',
    slug: 'bread',
    thumbnail_focus,
  }));
  const { articles } = v.parse(articlePageWire, { data: { blogs } });
  const [served, ...others] = articles.map(({ focus }) => focus);
  expect(served).toEqual({ x: 0, y: 0.25 });
  expect(others).toEqual(points.slice(1).map(() => null));
});

import * as v from 'valibot';
import { product } from '@/api/wire/catalogue.wire';
import { list, optional } from '@/api/wire/lenient';
import { addReporter } from '@/shared/report';

it('reports what was expected without the received value, which may be a secret', () => {
  const reports: unknown[] = [];
  const stop = addReporter((report) => reports.push(report.problem));
  const priced = { id: 7, name: 'Mug', price: 'secret', quantity: 3 };
  v.parse(list(product), ['secret', 4_929_123_456_789_012, priced]);
  v.parse(optional(product), 'secret');
  stop();
  expect(reports).toEqual([
    'body: expected Object, received string',
    'body: expected Object, received number',
    expect.stringMatching(/^price: .* received string$/),
    'body: expected Object, received string',
  ]);
  expect(JSON.stringify(reports)).not.toMatch(/secret|4929/);
});

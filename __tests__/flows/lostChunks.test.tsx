import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyComponent } from '@/shared/lazyComponent';
import { ErrorBoundary } from '@/shared/ui';
import { leave, visit } from '../support/visit';

afterEach(leave);

const OFFER = 'This part of the shop could not be loaded. Please try again.';

/** Renders a part whose chunk is lost until `arrive` is called. */
async function renderLostPart() {
  let isLost = true;
  let loads = 0;
  const { Part } = lazyComponent(() => {
    loads += 1;
    return isLost
      ? Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }))
      : Promise.resolve(() => <p>The part</p>);
  });
  const { clock } = await visit('/about-us');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <ErrorBoundary where="part">
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </ErrorBoundary>,
  );
  await screen.findByText('Loading');
  const advance = (milliseconds: number) => act(() => clock.advance(milliseconds));
  const arrive = () => {
    isLost = false;
  };
  return { advance, arrive, loads: () => loads };
}

it('shows a part whose chunk was lost in a short outage as soon as it loads in the background', async () => {
  const { advance, arrive } = await renderLostPart();
  await advance(1500);
  expect(await screen.findByText(OFFER)).toBeVisible();
  arrive();
  await advance(5000);
  expect(await screen.findByText('The part')).toBeVisible();
});

it('leaves the offer in place while the chunk does not load, and gives up after a while', async () => {
  const { advance, loads } = await renderLostPart();
  await advance(1500);
  const offer = await screen.findByText(OFFER);
  await advance(3_600_000);
  expect(offer).toBeInTheDocument();
  expect(loads()).toBe(5);
});

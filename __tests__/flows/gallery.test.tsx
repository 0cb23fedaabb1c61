import { fireEvent } from '@testing-library/react';
import { demo, requestDemo } from '../support/demo';
import { leave, screen, visit, within } from '../support/visit';

afterEach(leave);

const PRODUCT = '/products/1/details';

interface Details {
  product: { thumbnails: object[]; colors: object[] };
}

/** The product begins with a video, and has no color whose picture would be shown instead. */
async function beginWithVideo(): Promise<void> {
  const data = await requestDemo<Details>('/product-details?product_id=1');
  const video = { id: 900, thumbnail: '/media/film.jpg', url: '/media/film.mp4', type: 'file' };
  data.product.thumbnails.unshift(video);
  data.product.colors = [];
  await demo.fault({ path: '/api/product-details', response: { message: 'Success', data } });
}

async function openFullScreen(user: Awaited<ReturnType<typeof visit>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Full screen' }));
  return within(await screen.findByRole('dialog', { name: /^Pictures of/ }));
}

it('keeps the arrows of a video full screen, which does not zoom', async () => {
  await beginWithVideo();
  const { user } = await visit(PRODUCT);
  const dialog = await openFullScreen(user);
  const zoomIn = dialog.getByRole('button', { name: 'Zoom in' });
  expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
  await user.click(zoomIn);
  await user.keyboard('+');
  expect(dialog.getByRole('button', { name: 'Next picture' })).toBeVisible();
});

it('pauses the video of the page when the gallery opens full screen', async () => {
  await beginWithVideo();
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  const { user } = await visit(PRODUCT);
  await user.click(await screen.findByRole('button', { name: 'Play the video' }));
  const video = document.querySelector('main video');
  expect(video).not.toBeNull();
  await openFullScreen(user);
  expect(pause.mock.contexts).toEqual([video]);
});

it('shows a smaller version of a picture whose largest one does not load', async () => {
  const { user } = await visit(PRODUCT);
  const dialog = await openFullScreen(user);
  const first = () => dialog.getAllByRole('img')[0] as HTMLElement;
  const sources: (string | null)[] = [];
  for (let { tagName } = first(); tagName === 'IMG'; { tagName } = first()) {
    sources.push(first().getAttribute('src'));
    fireEvent.error(first());
  }
  expect(sources).toEqual([
    expect.stringMatching(/1600/),
    expect.stringMatching(/800/),
    expect.stringMatching(/400/),
  ]);
  expect(first()).toHaveAccessibleName(/picture 1 of/);
});

it('shows one more picture for each press of an arrow, also while the row still scrolls', async () => {
  const { user } = await visit(PRODUCT);
  const dialog = await openFullScreen(user);
  const row = dialog.getByRole('region', { name: 'Pictures' });
  // jsdom has no layout.
  for (const [index, slide] of [...row.children].entries())
    Object.defineProperty(slide, 'offsetLeft', { value: index * 100 });
  const scrolled: unknown[] = [];
  row.scrollTo = (...to: unknown[]) => scrolled.push(to);
  const next = dialog.getByRole('button', { name: 'Next picture' });
  // All presses in the time of one scroll.
  const time = jest.spyOn(performance, 'now').mockReturnValue(0);
  fireEvent.click(next);
  fireEvent.click(next);
  fireEvent.keyDown(row, { key: 'ArrowLeft' });
  time.mockRestore();
  expect(scrolled).toEqual([
    [100, 0],
    [200, 0],
    [100, 0],
  ]);
});

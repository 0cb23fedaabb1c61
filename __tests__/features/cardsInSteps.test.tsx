import { act, renderHook } from '@testing-library/react';
import type { Product } from '@/domain/catalogue';
import { useCardsInSteps } from '@/features/listing/useCardsInSteps';
import { timeTravel } from '@/shared/adapters';

const some = (count: number, first = 1) =>
  Array.from({ length: count }, (_, index) => ({ id: first + index }) as Product);
const none = Array.from({ length: 12 }, () => null);

let frames: FrameRequestCallback[] = [];
const nextFrame = () =>
  act(async () => {
    for (const draw of frames.splice(0)) draw(0);
    await Promise.resolve();
  });

beforeEach(() => {
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
});
afterEach(() => {
  jest.restoreAllMocks();
  timeTravel.end();
});

const draw = (first: readonly (Product | null)[]) => {
  const { result, rerender } = renderHook((list: readonly (Product | null)[]) => useCardsInSteps(list), {
    initialProps: first,
  });
  return { rerender, shown: () => result.current.map((product) => product?.id ?? 0) };
};

it('renders the first list at once', () => {
  expect(draw(some(12)).shown()).toEqual(some(12).map(({ id }) => id));
  expect(frames).toHaveLength(0);
});

it('renders another list in steps, one per frame (decision 010)', async () => {
  const { rerender, shown } = draw(none);
  rerender(some(10));
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0]);
  await nextFrame();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(frames).toHaveLength(0);
});

it('never renders a product twice, and restarts when the list changes midway', async () => {
  const { rerender, shown } = draw(some(12));
  rerender(some(12, 9));
  expect(shown()).toEqual([9, 10, 11, 12, 13, 14, 7, 8, 0, 0, 0, 0]);
  rerender(some(2, 7));
  expect(shown()).toEqual([7, 8, 0, 0, 0, 0, 0, 0]);
  await nextFrame();
  expect(shown()).toEqual([7, 8]);
});

it('keeps the cards of products that stay, and the focus in them, when the list is refetched', () => {
  const { rerender, shown } = draw(some(12));
  rerender(some(12));
  expect(shown()).toEqual(some(12).map(({ id }) => id));
});

it('renders a list at once during time travel', () => {
  const { rerender, shown } = draw(some(12));
  timeTravel.start();
  rerender(some(12, 20));
  expect(shown()).toEqual(some(12, 20).map(({ id }) => id));
});

/** @jest-environment jest-fixed-jsdom */
import { requestFaces } from '@/shared/adapters';

type Notify = (entries: { getEntriesByName: (name: string) => object[] }) => void;

const notifiers: Notify[] = [];
const painted = (name: string) => {
  for (const notify of notifiers) notify({ getEntriesByName: (wanted) => (wanted === name ? [{}] : []) });
};

afterEach(() => {
  notifiers.length = 0;
  delete window.faces;
  delete (window as { PerformancePaintTiming?: unknown }).PerformancePaintTiming;
});

function makeFaces() {
  const load = jest.fn(() => Promise.resolve());
  const face = { load, status: 'unloaded' } as unknown as FontFace;
  window.faces = { latin: face, moreLatin: face, arabic: face };
  return load;
}

test('faces are requested after the first content is painted, however late', async () => {
  const load = makeFaces();
  Object.assign(window, {
    PerformancePaintTiming: class {},
    PerformanceObserver: class {
      constructor(notify: Notify) {
        notifiers.push(notify);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
  requestFaces('ar');
  painted('first-paint');
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  painted('first-contentful-paint');
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(2);
});

test('faces are requested at once in browsers that report no paints', async () => {
  const load = makeFaces();
  requestFaces('en');
  await Promise.resolve();
  expect(load).toHaveBeenCalledTimes(1);
});

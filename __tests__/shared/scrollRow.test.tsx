import { act, render, screen } from '@testing-library/react';
import { ScrollRow } from '@/shared/ui';

const realObserver = globalThis.ResizeObserver;
afterEach(() => {
  globalThis.ResizeObserver = realObserver;
});

/** Calls back for each observed element, as browsers do; the row is never resized. */
class ObserverOfARow {
  constructor(private readonly callback: () => void) {}
  observe = () => act(this.callback);
  disconnect = () => undefined;
}

it('has a button for items that join a row which was not wider than the page', () => {
  globalThis.ResizeObserver = ObserverOfARow as never;
  const rowOf = (count: number) => (
    <ScrollRow label="Last seen">
      {Array.from({ length: count }, (_, item) => (
        <li key={item}>{item}</li>
      ))}
    </ScrollRow>
  );
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
    return this.children.length * 100;
  });
  const { rerender } = render(rowOf(3));
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  rerender(rowOf(8));
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  rerender(rowOf(2));
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
});

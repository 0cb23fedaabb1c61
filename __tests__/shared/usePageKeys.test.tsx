import { renderHook } from '@testing-library/react';
import { usePageKeys } from '@/shared/hooks';

it('ignores the event without a key by which a browser fills in a field', () => {
  const act = jest.fn();
  const failed = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', failed);
  const { unmount } = renderHook(() => usePageKeys((event) => event.key.toLowerCase() === 'k', act));
  window.dispatchEvent(new Event('keydown'));
  expect([failed, act].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'K' }));
  expect(act).toHaveBeenCalledTimes(1);
  unmount();
  window.removeEventListener('error', failed);
});

import { act, renderHook, waitFor } from '@testing-library/react';
import { createStyleCache } from '@/app/theme/createStyleCache';
import { useStyleCache } from '@/app/theme/useStyleCache';
import { collectReports } from '../support/externalServer';
import { installTestClock } from '../support/testClock';

/** Loads the chunk of the right-to-left styles; by default it fails. */
const mockLoad = jest.fn<object, []>(() => {
  throw new TypeError('Not found');
});
jest.mock('@/app/theme/rtlCache', () => mockLoad());

it('spreads rules over several elements, in their order', () => {
  const { sheet } = createStyleCache({ key: 'spread' });
  const insertRule = jest.spyOn(CSSStyleSheet.prototype, 'insertRule');
  const rules = Array.from({ length: 100 }, (_, index) => `.rule${index}{color:red}`);
  for (const rule of rules) sheet.insert(rule);

  const elements = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion=spread]')];
  expect(elements).toHaveLength(3);
  const inserted = insertRule.mock.calls.map(([rule]) => rule);
  expect(inserted).toEqual(rules);
  const sheets = [...new Set(insertRule.mock.contexts)];
  expect(sheets).toEqual(elements.map((element) => element.sheet));
  insertRule.mockRestore();
});

it('retries right-to-left styles that fail to load once, and loads them when the network returns', async () => {
  const clock = installTestClock();
  const { reports, stop } = collectReports();
  const { result } = renderHook(() => useStyleCache('rtl'));
  await waitFor(() => expect(mockLoad).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(clock.waiting).toBe(1));
  await act(() => clock.advance(1500));
  await waitFor(() => expect(reports).toEqual([expect.stringContaining('rtl styles')]));
  expect(mockLoad).toHaveBeenCalledTimes(2);
  expect(result.current.key).toBe('shop');

  mockLoad.mockImplementation(() => jest.requireActual('@/app/theme/rtlCache'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current.key).toBe('shop-rtl'));
  stop();
});

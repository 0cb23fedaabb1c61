import { createStyleCache } from '@/app/theme/createStyleCache';

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

/**
 * jsdom tries every rule of every sheet on an element before it says whether it is hidden, and each query by role asks
 * that of every element on the page. A story can only see what hides or bars, so only such declarations reach jsdom's
 * sheets. Rules in `@media` and `@keyframes` never apply in jsdom.
 */
const SEEN = /^(?:display|visibility|opacity|pointer-events|user-select|content-visibility)\s*:/;

function lean(rule: string): string {
  const [selector, body] = rule.startsWith('@') ? [] : rule.split(/[{}]/);
  const kept = (body ?? '').split(';').filter((declaration) => SEEN.test(declaration.trim()));
  return kept.length > 0 ? `${selector}{${kept.join(';')}}` : '';
}

const insert = Reflect.get<CSSStyleSheet, 'insertRule'>(CSSStyleSheet.prototype, 'insertRule');

CSSStyleSheet.prototype.insertRule = function insertLean(rule, index = 0) {
  const seen = lean(rule);
  return seen ? insert.call(this, seen, Math.min(index, this.cssRules.length)) : index;
};

export {};

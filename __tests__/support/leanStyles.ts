/**
 * Replaces jsdom's styles with the properties that determine whether an element is hidden or disabled. jsdom
 * would parse every declaration, match every rule, and compute eleven colors of an element and its ancestors,
 * each time a query by role checks whether the element is hidden: a quarter of the tests' processor time.
 * Rules in `@media` and `@keyframes` never apply in jsdom. As in jsdom, the last matching rule wins.
 */
const SUPPORTED = new Set([
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'user-select',
  'content-visibility',
]);
const INHERITED = new Set(['visibility', 'pointer-events']);
/** Elements that browsers never render. */
const NEVER_RENDERED = 'head,head *,area,base,datalist,noframes,param,rp,script,style,template,[hidden]';

interface Rule {
  order: number;
  sheet: CSSStyleSheet;
  selector: string;
  /** Classes required by the selector, checked first because that is fast. */
  classes: string[];
  declarations: Map<string, string>;
}

/** Rules by the first class of their subject; those without a class under the empty string. */
const rules = new Map<string, Rule[]>();
let ruleCount = 0;

/** Returns the classes of the selector's subject, outside of parentheses and brackets. */
function classesOf(selector: string): string[] {
  const last = selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '').split(/[\s>+~]+/);
  return [...(last.at(-1) ?? '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
}

function addRules(sheet: CSSStyleSheet, text: string): void {
  const [selectors, body] = text.startsWith('@') ? [] : text.split(/[{}]/);
  const pairs = (body ?? '').split(';').map((declaration) => declaration.split(':', 2));
  const declarations = new Map(pairs.map(([name = '', value = '']) => [name.trim(), value.trim()]));
  for (const name of declarations.keys()) if (!SUPPORTED.has(name)) declarations.delete(name);
  if (declarations.size === 0) return;
  ruleCount += 1;
  for (const selector of (selectors ?? '').split(/,(?![^(]*\))/)) {
    const classes = classesOf(selector);
    const rulesOfClass = rules.get(classes[0] ?? '') ?? [];
    rulesOfClass.push({ order: ruleCount, sheet, selector: selector.trim(), classes, declarations });
    rules.set(classes[0] ?? '', rulesOfClass);
  }
}

/** Returns false for selectors that jsdom does not support. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    return false;
  }
}

function applies({ sheet, selector, classes }: Rule, element: Element): boolean {
  if (!classes.every((name) => element.classList.contains(name))) return false;
  const bare = selector === classes.map((name) => `.${name}`).join('');
  return (bare || matches(element, selector)) && sheet.ownerNode?.isConnected === true;
}

const styleOf = (element: Element): CSSStyleDeclaration | undefined =>
  'style' in element ? (element.style as CSSStyleDeclaration) : undefined;

function computedValue(element: Element, property: string): string {
  const own = styleOf(element)?.getPropertyValue(property);
  if (own) return own;
  let last: Rule | undefined;
  for (const name of ['', ...element.classList]) {
    for (const rule of rules.get(name) ?? []) {
      if (rule.order > (last?.order ?? 0) && rule.declarations.has(property) && applies(rule, element))
        last = rule;
    }
  }
  if (last) return (last.declarations.get(property) ?? '').replace(/\s*!important$/, '');
  if (INHERITED.has(property) && element.parentElement) return computedValue(element.parentElement, property);
  return property === 'display' && element.matches(NEVER_RENDERED) ? 'none' : '';
}

const hyphenated = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

CSSStyleSheet.prototype.insertRule = function insertRule(text, index = 0) {
  addRules(this, text);
  return index;
};

/** Returns the inline style, with computed values of the supported properties. */
window.getComputedStyle = (element) => {
  const own = styleOf(element) ?? document.createElement('i').style;
  const value = (name: string) =>
    SUPPORTED.has(name) ? computedValue(element, name) : own.getPropertyValue(name);
  return new Proxy(own, {
    get(target, name) {
      if (name === 'getPropertyValue') return value;
      if (typeof name === 'string' && SUPPORTED.has(hyphenated(name)))
        return computedValue(element, hyphenated(name));
      return Reflect.get(target, name, target) as unknown;
    },
  });
};

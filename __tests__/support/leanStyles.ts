/**
 * Styles as a story sees them: what is hidden or barred, and nothing else. jsdom would parse every declaration, try every
 * rule on an element and work out eleven colours of it and its parents, each time when a query by role asks whether it is
 * hidden: a quarter of a story's processor time. Rules in `@media` and `@keyframes` never apply in jsdom. As in jsdom, the
 * last rule that matches wins.
 */
const SEEN = new Set([
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'user-select',
  'content-visibility',
]);
const INHERITED = new Set(['visibility', 'pointer-events']);
/** What browsers never show. */
const UNSEEN = 'head,head *,area,base,datalist,noframes,param,rp,script,style,template,[hidden]';

interface Rule {
  place: number;
  sheet: CSSStyleSheet;
  selector: string;
  /** The classes that an element must have before a look at the whole selector is worth it. */
  classes: string[];
  said: Map<string, string>;
}

/** By one class of what a selector chooses; those without any under the empty word. */
const rules = new Map<string, Rule[]>();
let places = 0;

/** What a selector without commas chooses: the classes of its last part, outside of brackets. */
function classesOf(selector: string): string[] {
  const last = selector.replaceAll(/\([^()]*\)|\[[^\]]*\]/g, '').split(/[\s>+~]+/);
  return [...(last.at(-1) ?? '').matchAll(/\.([\w-]+)/g)].map(([, name]) => name ?? '');
}

function keep(sheet: CSSStyleSheet, text: string): void {
  const [selectors, body] = text.startsWith('@') ? [] : text.split(/[{}]/);
  const declarations = (body ?? '').split(';').map((declaration) => declaration.split(':', 2));
  const said = new Map(declarations.map(([name = '', value = '']) => [name.trim(), value.trim()]));
  for (const name of said.keys()) if (!SEEN.has(name)) said.delete(name);
  if (said.size === 0) return;
  places += 1;
  for (const selector of (selectors ?? '').split(/,(?![^(]*\))/)) {
    const classes = classesOf(selector);
    const kept = rules.get(classes[0] ?? '') ?? [];
    kept.push({ place: places, sheet, selector: selector.trim(), classes, said });
    rules.set(classes[0] ?? '', kept);
  }
}

/** A selector that jsdom does not know matches nothing. */
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

function seen(element: Element, property: string): string {
  const own = styleOf(element)?.getPropertyValue(property);
  if (own) return own;
  let last: Rule | undefined;
  for (const name of ['', ...element.classList]) {
    for (const rule of rules.get(name) ?? []) {
      if (rule.place > (last?.place ?? 0) && rule.said.has(property) && applies(rule, element)) last = rule;
    }
  }
  if (last) return (last.said.get(property) ?? '').replace(/\s*!important$/, '');
  if (INHERITED.has(property) && element.parentElement) return seen(element.parentElement, property);
  return property === 'display' && element.matches(UNSEEN) ? 'none' : '';
}

const hyphenated = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

CSSStyleSheet.prototype.insertRule = function insertRule(text, index = 0) {
  keep(this, text);
  return index;
};

/** A declaration of what the element says itself, but for what is seen. */
window.getComputedStyle = (element) => {
  const own = styleOf(element) ?? document.createElement('i').style;
  const value = (name: string) => (SEEN.has(name) ? seen(element, name) : own.getPropertyValue(name));
  return new Proxy(own, {
    get(target, name) {
      if (name === 'getPropertyValue') return value;
      if (typeof name === 'string' && SEEN.has(hyphenated(name))) return seen(element, hyphenated(name));
      return Reflect.get(target, name, target) as unknown;
    },
  });
};

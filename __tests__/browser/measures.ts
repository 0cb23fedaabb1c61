/**
 * Measurements that run in the page: each function is sent to the browser as source text, so it refers to
 * nothing outside of itself.
 */

/** Controls that a finger of 44 px misses. Links within sentences are exempt (WCAG 2.5.8). */
export function smallTargets(): string[] {
  const LEAST = 43.5;
  const CONTROLS = 'a[href], button:enabled, input, select, textarea, [role=tab], [role=option], summary';
  const FRAMES = 'label, .MuiInputBase-root, .MuiSlider-root, .MuiRating-root';
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const { display, visibility, position } = getComputedStyle(control);
    const target = control.matches('input, textarea, select')
      ? (control.closest<HTMLElement>(FRAMES) ?? control)
      : control;
    const box = target.getBoundingClientRect();
    const isHidden =
      box.width <= 1.5 || visibility === 'hidden' || control.closest('[aria-hidden=true], [inert]');
    if (isHidden || (position === 'absolute' && box.width < 2)) continue;
    const sentence = display === 'inline' ? control.closest('p, li, dd')?.textContent.trim().length : 0;
    if ((sentence ?? 0) > control.textContent.trim().length + 12) continue;
    if (box.width >= LEAST && box.height >= LEAST) continue;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const reach = (size: number) => (size < LEAST ? 21 : 0);
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(middleX + dx, middleY + dy);
      return hit !== null && (target.contains(hit) || hit.closest('a, button, label') === target);
    };
    const points = [
      [reach(width), 0],
      [-reach(width), 0],
      [0, reach(height)],
      [0, -reach(height)],
    ] as const;
    if (points.every(([dx, dy]) => isHit(dx, dy))) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    found.push(
      `${control.tagName} ${Math.round(box.width)} x ${Math.round(box.height)}: ${name.slice(0, 40)}`,
    );
  }
  return [...new Set(found)];
}

/** Fields of one line whose key on an on-screen keyboard does not say what Enter does. */
export function fieldsWithoutEnterKey(): string[] {
  const FIELDS =
    'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden], [type=date])';
  return [...document.querySelectorAll<HTMLInputElement>(FIELDS)]
    .filter((field) => !field.enterKeyHint && !field.readOnly && !field.closest('[aria-hidden=true]'))
    .map((field) => field.name || field.id || field.placeholder);
}

/** Texts that are cut or outside of the screen, and the page if it scrolls sideways. */
export function clippedTexts(): string[] {
  const found: string[] = [];
  const page = document.documentElement;
  // Not `innerWidth`, which grows with the page on a phone.
  const { clientWidth: screen } = page;
  if (page.scrollWidth > screen) found.push(`the page is ${page.scrollWidth} px wide`);
  const isCut = (element: Element) => getComputedStyle(element).clipPath !== 'none';
  for (const element of (document.querySelector('.MuiModal-root') ?? document.body).querySelectorAll('*')) {
    if (element.closest('svg, [aria-hidden=true], [inert]')) continue;
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const style = getComputedStyle(element);
    const { width } = element.getBoundingClientRect();
    if (width === 0 || style.visibility === 'hidden' || style.textOverflow === 'ellipsis') continue;
    const parents: Element[] = [];
    for (let one: Element | null = element; one; one = one.parentElement) parents.push(one);
    if (parents.some(isCut)) continue;
    const text = element.textContent.trim().slice(0, 40);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isWide = hides(style.overflowX) && element.scrollWidth > element.clientWidth + 2;
    const isHigh =
      hides(style.overflowY) &&
      style.webkitLineClamp === 'none' &&
      element.scrollHeight > element.clientHeight + 3;
    if (text && (isWide || isHigh)) found.push(`cut in ${element.tagName}: ${text}`);
    if (!own.some(({ textContent }) => textContent?.trim())) continue;
    const scrolls = parents.some(
      (one) => /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth,
    );
    const range = document.createRange();
    for (const node of own) {
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      if (!scrolls && (left < -1 || right > screen + 1)) found.push(`outside: ${text}`);
    }
  }
  return [...new Set(found)];
}

/** Texts and icons of controls whose size does not double with the text size of the browser's settings. */
export function fixedTexts(): string[] {
  const page = document.documentElement;
  const isIcon = (element: Element) => element.matches(':is(a, button) .MuiSvgIcon-root');
  const withText = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      (isIcon(element) || [...element.childNodes].some((node) => node instanceof Text && node.data.trim())) &&
      element.checkVisibility() &&
      element.getBoundingClientRect().width > 1 &&
      (isIcon(element) || !element.closest('[aria-hidden=true], [inert]')),
  );
  const sizesAt = (size: string) => {
    page.style.fontSize = size;
    return withText.map((element) => parseFloat(getComputedStyle(element).fontSize));
  };
  const chosen = page.style.fontSize;
  const [plain, doubled] = [sizesAt('100%'), sizesAt('200%')];
  page.style.fontSize = chosen;
  const found = withText
    .filter((_, at) => Math.abs((doubled[at] ?? 0) - 2 * (plain[at] ?? 0)) > 0.1)
    .map((element) => {
      const { textContent } = element.closest('a, button') ?? element;
      return `${element.tagName}: ${textContent.trim().slice(0, 40)}`;
    });
  return [...new Set(found)];
}

/** Discount badges of product cards that a button covers. */
export function coveredBadges(): string[] {
  const badges = [...document.querySelectorAll('main article span')].filter(
    (label) => /−.*[%٪]/.test(label.textContent) && label.checkVisibility(),
  );
  if (badges.length === 0) return ['no badge is shown'];
  return badges.flatMap((badge) => {
    const box = badge.getBoundingClientRect();
    const isOver = (button: Element) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    };
    const buttons = [...(badge.closest('article')?.querySelectorAll('button') ?? [])];
    return buttons
      .filter(isOver)
      .map((button) => `${badge.textContent}: ${button.getAttribute('aria-label')}`);
  });
}

/** Texts of product cards that stick out of their card. */
export function protrudingTexts(): string[] {
  return [...document.querySelectorAll('main article')].flatMap((card) => {
    const found: string[] = [];
    const { left, right } = card.getBoundingClientRect();
    const range = document.createRange();
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      let isCut = false;
      for (let box = node.parentElement; box && box !== card; box = box.parentElement)
        isCut ||= getComputedStyle(box).overflowX === 'hidden';
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      if (!isCut && (text.left < left - 1 || text.right > right + 1)) found.push(node.textContent ?? '');
    }
    return found;
  });
}

/** Texts of the top bar's buttons that a count covers. */
export function coveredBarTexts(): string[] {
  const isBadge = (element: Element) => getComputedStyle(element).borderRadius === '999px';
  const badges = [...document.querySelectorAll('header span[aria-hidden]')].filter(isBadge);
  if (badges.length === 0) return ['no count is shown'];
  return badges.flatMap((badge) => {
    const box = badge.getBoundingClientRect();
    const isCovered = (text: Element) => {
      const { left, right, top, bottom } = text.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    };
    const texts = [...document.querySelectorAll('header :is(a, button) > span:has(> b)')];
    return texts.filter(isCovered).map(({ textContent }) => `${badge.textContent}: ${textContent}`);
  });
}

/** Words and order numbers that a line's end breaks, in the elements that match `selector`. */
export function brokenWords(selector: string): string[] {
  const found: string[] = [];
  const range = document.createRange();
  for (const element of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/#[\w-]+|\p{L}+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
      }
  }
  return found;
}

/** Visible texts of the server that run in the direction of the page instead of their own. */
export function mixedTexts({ mark, direction }: { mark: string; direction: 'ltr' | 'rtl' }): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isCut = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isCut(element.parentElement));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data, parentElement: parent } = node as Text;
    if (!parent || !data.includes(mark)) continue;
    if (!parent.checkVisibility() || isCut(parent) || parent.closest('script, style, option')) continue;
    const style = getComputedStyle(parent);
    const isIsolated = new RegExp(`[\\u2066-\\u2068][^\\u2069]*${mark}`).test(data);
    if (isIsolated || style.direction === direction || style.unicodeBidi === 'plaintext') continue;
    found.push(`${parent.tagName} in ${parent.parentElement?.tagName}: ${data.trim().slice(0, 60)}`);
  }
  return [...new Set(found)];
}

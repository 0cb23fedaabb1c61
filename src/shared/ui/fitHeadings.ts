/** Level below the page's own heading, the only h1. */
const FIRST_LEVEL = 2;
const LAST_LEVEL = 6;

/** Renumbers the headings of server HTML so that they start below the page's h1 and never skip a level. */
export function fitHeadings(body: HTMLElement): void {
  const written: number[] = [];
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName.slice(1));
    while ((written.at(-1) ?? 0) >= level) written.pop();
    written.push(level);
    const fitted = Math.min(FIRST_LEVEL - 1 + written.length, LAST_LEVEL);
    if (fitted !== level) heading.replaceWith(atLevel(fitted, heading));
  }
}

function atLevel(level: number, heading: Element): Element {
  const fitted = heading.ownerDocument.createElement(`h${level}`);
  for (const { name, value } of heading.attributes) fitted.setAttribute(name, value);
  fitted.append(...heading.childNodes);
  return fitted;
}

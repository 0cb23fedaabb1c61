type Attributes = Readonly<Record<string, string | number | null>>;
type Child = Node | string | null;

function fill<T extends Element>(made: T, attributes: Attributes, children: readonly Child[]): T {
  for (const [name, value] of Object.entries(attributes))
    if (value !== null) made.setAttribute(name, `${value}`);
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** Creates an element without HTML parsing, so that no text of the server becomes markup. */
export const element = (tag: string, attributes: Attributes = {}, ...children: Child[]): HTMLElement =>
  fill(document.createElement(tag), attributes, children);

const SVG = 'http://www.w3.org/2000/svg';

/** An icon of 24 × 24 units; by default 24 px. */
export const icon = (path: string, size = 24): SVGElement =>
  fill(
    document.createElementNS(SVG, 'svg'),
    { viewBox: '0 0 24 24', width: size, height: size, fill: 'currentColor', 'aria-hidden': 'true' },
    [fill(document.createElementNS(SVG, 'path'), { d: path }, [])],
  );

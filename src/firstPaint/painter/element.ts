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

/** An icon of 24 × 24 units; its size in rem grows with the text, as the app's icons do. */
export const icon = (path: string, size = 1.5): SVGElement =>
  fill(
    document.createElementNS(SVG, 'svg'),
    {
      viewBox: '0 0 24 24',
      width: `${size}rem`,
      height: `${size}rem`,
      fill: 'currentColor',
      'aria-hidden': 'true',
    },
    [fill(document.createElementNS(SVG, 'path'), { d: path }, [])],
  );

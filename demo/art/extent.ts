/** Left, top, right, bottom. */
type Extent = readonly [number, number, number, number];

/** Number of arguments per path command; the last two of an arc are its end point. */
const arity: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0 };

/** Points and control points of a path, whose bounds contain the path, except for wide arcs. */
function pathPoints(d: string): [number, number][] {
  const points: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = command.toLowerCase();
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = arity[kind] ?? 0;
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const [fromX, fromY] = command === kind ? [x, y] : [0, 0];
      const values = numbers.slice(at, at + size);
      if (kind === 'h') x = fromX + (values[0] ?? 0);
      else if (kind === 'v') y = fromY + (values[0] ?? 0);
      else {
        const pairs = kind === 'a' ? values.slice(5) : values;
        for (let pair = 0; pair < pairs.length; pair += 2) {
          points.push([fromX + (pairs[pair] ?? 0), fromY + (pairs[pair + 1] ?? 0)]);
        }
        [x, y] = points.at(-1) ?? [x, y];
        if (kind === 'a')
          points.push([x - (values[0] ?? 0), y - (values[1] ?? 0)], [x + (values[0] ?? 0), y]);
      }
      points.push([x, y]);
    }
  }
  return points;
}

const attribute = (tag: string, name: string) => Number(new RegExp(` ${name}="([^"]+)"`).exec(tag)?.[1] ?? 0);

function tagPoints(tag: string): [number, number][] {
  const d = / d="([^"]+)"/.exec(tag)?.[1];
  const reach = attribute(tag, 'stroke-width') / 2;
  const expand = (left: number, top: number, right: number, bottom: number): [number, number][] => [
    [left - reach, top - reach],
    [right + reach, bottom + reach],
  ];
  if (d !== undefined) {
    return pathPoints(d).flatMap(([x, y]) => expand(x, y, x, y));
  }
  if (tag.startsWith('<ellipse')) {
    const [cx, cy, rx, ry] = ['cx', 'cy', 'rx', 'ry'].map((name) => attribute(tag, name));
    return expand((cx ?? 0) - (rx ?? 0), (cy ?? 0) - (ry ?? 0), (cx ?? 0) + (rx ?? 0), (cy ?? 0) + (ry ?? 0));
  }
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => attribute(tag, name));
  return expand(x ?? 0, y ?? 0, (x ?? 0) + (width ?? 0), (y ?? 0) + (height ?? 0));
}

/** Bounding box of the markup, without inner transforms. */
export function extentOf(markup: string): Extent {
  const points = (markup.match(/<(?:path|ellipse|rect)[^>]*>/g) ?? []).flatMap(tagPoints);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return points.length === 0
    ? [0, 0, 400, 400]
    : [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

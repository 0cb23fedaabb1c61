import type { Row } from './rows';

const RESPONSE = /\/(?:fulfilled|rejected)$/;

type Detail = string | number;

interface Named {
  productId?: Detail;
  kind?: Detail;
  text?: Detail;
  name?: Detail;
  locale?: Detail;
  message?: { text?: Detail };
  location?: { pathname?: Detail };
}

/** What distinguishes a row from others of its type; random ids do not. */
function detailOf({ type, payload, meta }: Row): string {
  const of = (meta as { arg?: { originalArgs?: unknown } } | undefined)?.arg?.originalArgs ?? payload;
  if (typeof of === 'string') return of.length < 20 ? of : '';
  if (typeof of === 'number') return /product|addition/i.test(type) ? String(of) : '';
  const { productId, kind, text, name, locale, message, location }: Named = of ?? {};
  return String(productId ?? kind ?? text ?? name ?? locale ?? message?.text ?? location?.pathname ?? '');
}

/** A row as a line of the table: `saga getCart` is a request, or its response. */
function labelOf(row: Row): string {
  const type = row.type
    .replace(/^api\/(\w+)\/(?:pending|fulfilled|rejected)$/, '$1')
    .replace(/^api\/\w+\/(removeQueryResult)$/, '$1')
    .replace(/^api\//, '');
  return `${type} ${type.includes('QueryResult') ? '' : detailOf(row)}`.trim();
}

/** Where a row came from, without the row: `press click Log in:`, `mount /checkout`, `saga`. */
function originOf({ type, meta }: Row): string {
  const cause = meta?.cause;
  if (!cause) return 'without a cause';
  if ('input' in cause) {
    // The control of a favorite has the name of its product, which may be cut off.
    const on = type === 'wishlist/favoritePressed' ? cause.on?.replace(/^Add .+/, 'Add') : cause.on;
    return `${['press', cause.input, on].filter(Boolean).join(' ')}:`;
  }
  return 'on' in cause ? `${cause.by} ${cause.on}` : cause.by;
}

/**
 * Path of each row from the press or other input that it goes back to, by the numbers in the causes, such as
 * "press submit Log in: login/loginSubmitted > saga session/sessionStarted > saga getCart".
 */
export function pathsOf(rows: readonly Row[]): Map<number, string> {
  const paths = new Map<number, string>();
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const row of rows) {
    const cause = row.meta?.cause;
    const own = `${originOf(row)} ${labelOf(row)}`;
    const before = cause && 'row' in cause ? byId.get(cause.row) : undefined;
    const isResponse = cause?.by === 'call' && RESPONSE.test(row.type);
    if (!cause || !('row' in cause)) paths.set(row.id, own);
    else if (!before || before.id >= row.id || before.type !== cause.type)
      paths.set(row.id, `no such row ${cause.row} ${cause.type} > ${own}`);
    else if (isResponse && before.type === row.type.replace(RESPONSE, '/pending'))
      paths.set(row.id, paths.get(before.id) ?? '');
    else {
      const pending = before.type.endsWith('/pending') ? ' (pending)' : '';
      paths.set(row.id, `${paths.get(before.id)}${pending} > ${own}`);
    }
  }
  return paths;
}

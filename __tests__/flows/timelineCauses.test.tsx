import '../support/devTools';
import { pathsOf } from '../support/causePaths';
import { recordLongVisit } from '../support/longVisit';
import { allowedPaths } from '../support/longVisitCauses';
import { demo } from '../support/demo';
import type { Row } from '../support/rows';
import { devToolsOf } from '../support/rows';
import { leave, SHOPPER, visit, waitFor } from '../support/visit';

afterEach(leave);

const NAVIGATION = 'navigation/navigated';
const REQUEST = /^api\/get\w+\/pending$/;

/**
 * Whether a component of the displayed page requests its data: because of the navigation, or of another
 * response of the same page. Pages are left as soon as they are idle, whether or not their code has arrived.
 */
function isOfPage({ id, type, meta }: Row, rows: readonly Row[]): boolean {
  const cause = meta?.cause;
  if (!cause || cause.by !== 'mount' || !REQUEST.test(type)) return false;
  const page = rows.findLast((row) => row.id < id && row.type === NAVIGATION);
  const { pathname } = (page?.payload as { location: { pathname: string } } | undefined)?.location ?? {};
  if (cause.on !== pathname) return false;
  if (cause.row === page?.id) return true;
  const response = rows.find((row) => row.id === cause.row);
  const answered = response?.meta?.cause;
  const request = answered?.by === 'call' ? rows.find((row) => row.id === answered.row) : undefined;
  return request !== undefined && isOfPage(request, rows);
}

/** The sale's code arrives after the page, so any row or press may be the latest before its request. */
const isLate = ({ type, meta }: Row) =>
  type === 'api/getFlashSales/pending' && (meta?.cause?.by === 'mount' || meta?.cause?.by === 'press');

it('names the true cause of each row of a long visit', async () => {
  const { tools } = await recordLongVisit();
  const rows = tools.rows().slice(1);

  const paths = pathsOf(rows);
  const products = rows.flatMap(({ type, payload, meta }) => {
    const pathname = type === NAVIGATION && (payload as { location: { pathname: string } }).location.pathname;
    const [, id] = (pathname && /^\/products\/(\d+)\/details$/.exec(pathname)) || [];
    return id && meta?.cause?.by === 'press' && meta.cause.input === 'popstate' ? [id] : [];
  });
  expect(products).toHaveLength(36);

  // Each row is where the table has it, and no more often: no other row of its type may lead there.
  const allowed = allowedPaths(products);
  const isResponse = ({ id, meta }: Row) =>
    meta?.cause?.by === 'call' && paths.get(id) === paths.get(meta.cause.row);
  const mistakes = rows.flatMap((row) => {
    const path = paths.get(row.id) ?? '';
    if (isResponse(row) || isOfPage(row, rows) || isLate(row)) return [];
    const left = allowed.get(path) ?? 0;
    allowed.set(path, left - 1);
    return left > 0 ? [] : [`${row.id} ${path}`];
  });
  expect(mistakes).toEqual([]);
  expect(rows.length).toBeGreaterThan(500);
}, 300_000);

it('names the response that a resumed session follows from', async () => {
  window.localStorage.setItem('token', await demo.logIn(SHOPPER));
  const { shop } = await visit('/about-us');
  const tools = devToolsOf(shop);
  await waitFor(() => expect(tools.types()).toContain('session/sessionStarted'));
  const rows = tools.rows();
  const started = rows.find(({ type }) => type === 'session/sessionStarted');
  const response = rows.find(({ type }) => type === 'api/getProfile/fulfilled');
  expect(started?.meta?.cause).toEqual({ by: 'saga', row: response?.id, type: 'api/getProfile/fulfilled' });
});

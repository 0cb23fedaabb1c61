import ts from 'typescript';
import { above, nameOf, ownerOf, propertyOf } from './nodes';
import type { Source } from './sources';

/** One location in the code that dispatches or handles an event. */
export interface Use {
  name: string;
  kind: 'event' | 'call';
  does: 'dispatches' | 'handles';
  /** Name of the function, component, saga or slice. */
  who: string;
}

const WATCHERS = /^(takeEvery|takeLatest|takeLeading|takeLeadingPer|takeLeadingWrite|debounce|throttle)$/;
const HOOK = /^use(?:Lazy)?(\w+?)(?:Infinite)?(?:Query|Mutation)$/;
const REQUEST = /^(initiate|use(?:Lazy)?(?:Infinite)?(?:Query|Mutation))$/;
const MATCHER = /^match(Pending|Fulfilled|Rejected)$/;

/**
 * Returns all uses of events and endpoints in a file that imports them from our own files or defines them.
 */
export function usesIn({ file, tree }: Source, defined: ReadonlySet<string>): Use[] {
  const own = ownNames(tree);
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      const use = callUse(node) ?? eventUse(node, own);
      if (use) uses.push({ ...use, who: nameOfUser(node, file) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses.filter(({ kind, name }) => kind === 'call' || defined.has(name));
}

/** Maps local names to exported names of our own files. */
function ownNames(tree: ts.SourceFile): Map<string, string> {
  const names = new Map<string, string>();
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings;
      const from = (statement.moduleSpecifier as ts.StringLiteral).text;
      if (!bindings || !ts.isNamedImports(bindings) || !/^(\.|@\/)/.test(from)) continue;
      for (const { name, propertyName } of bindings.elements)
        names.set(name.text, (propertyName ?? name).text);
    }
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations)
        for (const each of ts.isIdentifier(name) ? [name.text] : name.elements.map(nameOf))
          names.set(each, each);
  }
  return names;
}

type Found = Omit<Use, 'who'>;

/** Matches `endpoints.getHome`, or `getHome` destructured from the endpoints. */
function endpointOf(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  const isMember = ts.isPropertyAccessExpression(node) && /(^|\.)endpoints$/.test(node.expression.getText());
  return isMember ? node.name.text : null;
}

/** Matches `useGetHomeQuery(…)`, `endpoints.getHome.initiate(…)`, `endpoints.getHome.matchFulfilled`. */
function callUse(node: ts.Identifier): Found | null {
  const { parent } = node;
  const hooked = ts.isCallExpression(parent) && parent.expression === node ? HOOK.exec(node.text)?.[1] : null;
  if (hooked)
    return { name: hooked.charAt(0).toLowerCase() + hooked.slice(1), kind: 'call', does: 'dispatches' };
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) return null;
  const name = endpointOf(parent.expression);
  if (name === null) return null;
  if (REQUEST.test(node.text)) return { name, kind: 'call', does: 'dispatches' };
  return MATCHER.test(node.text) ? { name, kind: 'call', does: 'handles' } : null;
}

/** A call of the action creator counts as a dispatch; any other reference counts as a handler. */
function eventUse(node: ts.Identifier, own: ReadonlyMap<string, string>): Found | null {
  const name = own.get(node.text);
  const { parent } = node;
  const isProperty =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node);
  const isDeclaration =
    ts.isBindingElement(parent) ||
    ts.isParameter(parent) ||
    ((ts.isVariableDeclaration(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isMethodDeclaration(parent)) &&
      parent.name === node);
  if (!name || isProperty || isDeclaration) return null;
  const isDispatched = ts.isCallExpression(parent) && parent.expression === node;
  return { name, kind: 'event', does: isDispatched ? 'dispatches' : 'handles' };
}

function nameOfUser(node: ts.Identifier, file: string): string {
  const slice = above(node, isCreateSlice);
  const state = slice?.arguments[0] && propertyOf(slice.arguments[0], 'name');
  if (state && ts.isStringLiteral(state)) return `the state of \`${state.text}\``;
  const watched = above(node, isWatcher)?.arguments.at(-1);
  const isDispatchedHere = ts.isCallExpression(node.parent) && node.parent.expression === node;
  const handler = watched && !isDispatchedHere && ts.isIdentifier(watched) ? watched.text : null;
  return withFile(handler ?? ownerName(ownerOf(node)), file);
}

const isCreateSlice = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'createSlice';

const isWatcher = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && WATCHERS.test(node.expression.getText());

function ownerName(owner: ts.Node): string {
  if (ts.isVariableStatement(owner)) return owner.declarationList.declarations[0]?.name.getText() ?? '';
  return nameOf(owner);
}

/** Formats the name, with the file unless both are the same. */
function withFile(name: string, file: string): string {
  const base =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '') ?? file;
  return base === name ? `\`${name}\`` : `\`${name}\` in \`${base}\``;
}

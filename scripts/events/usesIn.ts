import ts from 'typescript';
import { above, nameOf, ownerOf, propertyOf } from './nodes';
import type { Source } from './sources';

/** One place in the code that tells an event, or listens to it. */
export interface Use {
  name: string;
  kind: 'event' | 'call';
  does: 'tells' | 'listens';
  /** Who: a function, a component, a story or a state. */
  who: string;
}

const WATCHERS = /^(takeEvery|takeLatest|takeLeading|debounce|throttle)$/;
const HOOK = /^use(?:Lazy)?(\w+?)(?:Infinite)?(?:Query|Mutation)$/;
const ASKED = /^(initiate|use(?:Lazy)?(?:Infinite)?(?:Query|Mutation))$/;
const HEARD = /^match(Pending|Fulfilled|Rejected)$/;

/** Every use of events and calls in a file; a name counts where it was imported from our own files, or defined. */
export function usesIn({ file, tree }: Source, defined: ReadonlySet<string>): Use[] {
  const own = ownNames(tree);
  const uses: Use[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node)) {
      const use = callUse(node) ?? eventUse(node, own);
      if (use) uses.push({ ...use, who: whoIs(node, file) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses.filter(({ kind, name }) => kind === 'call' || defined.has(name));
}

/** Local names by what they are called where they come from. */
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

/** `endpoints.getHome`, or `getHome` where it was taken out of the endpoints. */
function endpointOf(node: ts.Expression): string | null {
  if (ts.isIdentifier(node)) return node.text;
  const isMember = ts.isPropertyAccessExpression(node) && /(^|\.)endpoints$/.test(node.expression.getText());
  return isMember ? node.name.text : null;
}

/** `useGetHomeQuery(…)`, `endpoints.getHome.initiate(…)`, `endpoints.getHome.matchFulfilled`. */
function callUse(node: ts.Identifier): Found | null {
  const { parent } = node;
  const hooked = ts.isCallExpression(parent) && parent.expression === node ? HOOK.exec(node.text)?.[1] : null;
  if (hooked) return { name: hooked.charAt(0).toLowerCase() + hooked.slice(1), kind: 'call', does: 'tells' };
  if (!ts.isPropertyAccessExpression(parent) || parent.name !== node) return null;
  const name = endpointOf(parent.expression);
  if (name === null) return null;
  if (ASKED.test(node.text)) return { name, kind: 'call', does: 'tells' };
  return HEARD.test(node.text) ? { name, kind: 'call', does: 'listens' } : null;
}

/** Calling the creator tells the event; naming it anywhere else is listening to it. */
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
  const isTold = ts.isCallExpression(parent) && parent.expression === node;
  return { name, kind: 'event', does: isTold ? 'tells' : 'listens' };
}

function whoIs(node: ts.Identifier, file: string): string {
  const slice = above(node, isCreateSlice);
  const state = slice?.arguments[0] && propertyOf(slice.arguments[0], 'name');
  if (state && ts.isStringLiteral(state)) return `the state of \`${state.text}\``;
  const watched = above(node, isWatcher)?.arguments.at(-1);
  const isToldHere = ts.isCallExpression(node.parent) && node.parent.expression === node;
  const handler = watched && !isToldHere && ts.isIdentifier(watched) ? watched.text : null;
  return placed(handler ?? ownerName(ownerOf(node)), file);
}

const isCreateSlice = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && node.expression.getText() === 'createSlice';

const isWatcher = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && WATCHERS.test(node.expression.getText());

function ownerName(owner: ts.Node): string {
  if (ts.isVariableStatement(owner)) return owner.declarationList.declarations[0]?.name.getText() ?? '';
  return nameOf(owner);
}

/** The name, and the file where that is not called the same. */
function placed(name: string, file: string): string {
  const base =
    file
      .split('/')
      .at(-1)
      ?.replace(/\.tsx?$/, '') ?? file;
  return base === name ? `\`${name}\`` : `\`${name}\` in \`${base}\``;
}

import ts from 'typescript';
import type { Source } from './sources';
import { meaningOf, nameOf, propertyOf } from './nodes';

/** One kind of row of the timeline, as the code says it. */
export interface EventFact {
  /** As the timeline shows it: `cart/addToCartPressed`. */
  type: string;
  /** The name that code imports; of an endpoint's rows the endpoint's. */
  name: string;
  kind: 'event' | 'call';
  file: string;
  /** Its doc comment; empty when there is none. */
  meaning: string;
  /** The type of what it carries; empty when it carries nothing. */
  carries: string;
  /** The slice that changes its state itself. */
  ownState: string | null;
}

/** Every event and every call that the file defines. */
export function eventsIn({ file, tree }: Source): EventFact[] {
  const found: EventFact[] = [];
  const visit = (node: ts.Node): void => {
    const facts = factsOf(node);
    found.push(...facts.map((fact) => ({ file, ...fact })));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type Fact = Omit<EventFact, 'file'>;

function factsOf(node: ts.Node): Fact[] {
  if (!ts.isCallExpression(node)) return [];
  const called = node.expression.getText();
  if (called === 'createAction') return actionOf(node);
  if (called === 'createSlice') return sliceOf(node);
  if (/^build\.(query|mutation|infiniteQuery)$/.test(called)) return endpointOf(node);
  return [];
}

function actionOf(call: ts.CallExpression): Fact[] {
  const [type] = call.arguments;
  const { parent } = call;
  if (!type || !ts.isStringLiteral(type) || !ts.isVariableDeclaration(parent)) return [];
  return [
    {
      type: type.text,
      name: parent.name.getText(),
      kind: 'event',
      meaning: meaningOf(parent.parent.parent),
      carries: typeText(call.typeArguments?.[0]),
      ownState: null,
    },
  ];
}

function sliceOf(call: ts.CallExpression): Fact[] {
  const [options] = call.arguments;
  const name = options && propertyOf(options, 'name');
  const reducers = options && propertyOf(options, 'reducers');
  if (!name || !ts.isStringLiteral(name) || !reducers || !ts.isObjectLiteralExpression(reducers)) return [];
  return reducers.properties.map((reducer) => ({
    type: `${name.text}/${nameOf(reducer)}`,
    name: nameOf(reducer),
    kind: 'event' as const,
    meaning: meaningOf(reducer),
    carries: payloadOf(reducer),
    ownState: doesNothing(reducer) ? null : name.text,
  }));
}

function endpointOf(call: ts.CallExpression): Fact[] {
  const { parent } = call;
  if (!ts.isPropertyAssignment(parent)) return [];
  const name = nameOf(parent);
  const sent = typeText(call.typeArguments?.[1]);
  const carries = sent === 'void' ? '' : sent;
  return [{ type: `api/${name}`, name, kind: 'call', meaning: meaningOf(parent), carries, ownState: null }];
}

/** `PayloadAction<X>` wherever it stands among the reducer's parameters. */
function payloadOf(reducer: ts.Node): string {
  let found = '';
  const visit = (node: ts.Node): void => {
    if (!found && ts.isTypeReferenceNode(node) && node.typeName.getText() === 'PayloadAction')
      found = typeText(node.typeArguments?.[0]);
    if (!found) ts.forEachChild(node, visit);
  };
  visit(reducer);
  return found;
}

/** A reducer that only gives the event its name. */
function doesNothing(reducer: ts.Node): boolean {
  return ts.isMethodDeclaration(reducer) && reducer.body?.statements.length === 0;
}

function typeText(type: ts.TypeNode | undefined): string {
  return type ? type.getText().replace(/\s+/g, ' ').replace(/^\| /, '') : '';
}

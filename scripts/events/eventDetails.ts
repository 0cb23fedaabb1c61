import ts from 'typescript';
import type { Source } from './sources';
import { meaningOf, nameOf, propertyOf } from './nodes';

/** One type of row in the timeline, as defined in the code. */
export interface EventDetails {
  /** Action type as shown in the timeline: `cart/addToCartPressed`. */
  type: string;
  /** Name of the action creator or of the endpoint. */
  name: string;
  kind: 'event' | 'call';
  file: string;
  /** Doc comment; empty without one. */
  meaning: string;
  /** Type of the payload; empty without one. */
  payload: string;
  /** The slice whose own reducer handles the event. */
  ownState: string | null;
}

/** Returns all events and endpoints that the file defines. */
export function eventsIn({ file, tree }: Source): EventDetails[] {
  const found: EventDetails[] = [];
  const visit = (node: ts.Node): void => {
    const details = eventDetailsOf(node);
    found.push(...details.map((detail) => ({ file, ...detail })));
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type Detail = Omit<EventDetails, 'file'>;

function eventDetailsOf(node: ts.Node): Detail[] {
  if (!ts.isCallExpression(node)) return [];
  const called = node.expression.getText();
  if (called === 'createAction') return actionOf(node);
  if (called === 'createSlice') return sliceOf(node);
  if (/^build\.(query|mutation|infiniteQuery)$/.test(called)) return endpointOf(node);
  return [];
}

function actionOf(call: ts.CallExpression): Detail[] {
  const [type] = call.arguments;
  const { parent } = call;
  if (!type || !ts.isStringLiteral(type) || !ts.isVariableDeclaration(parent)) return [];
  return [
    {
      type: type.text,
      name: parent.name.getText(),
      kind: 'event',
      meaning: meaningOf(parent.parent.parent),
      payload: typeText(call.typeArguments?.[0]),
      ownState: null,
    },
  ];
}

function sliceOf(call: ts.CallExpression): Detail[] {
  const [options] = call.arguments;
  const name = options && propertyOf(options, 'name');
  const reducers = options && propertyOf(options, 'reducers');
  if (!name || !ts.isStringLiteral(name) || !reducers || !ts.isObjectLiteralExpression(reducers)) return [];
  return reducers.properties.map((reducer) => ({
    type: `${name.text}/${nameOf(reducer)}`,
    name: nameOf(reducer),
    kind: 'event' as const,
    meaning: meaningOf(reducer),
    payload: payloadOf(reducer),
    ownState: doesNothing(reducer) ? null : name.text,
  }));
}

function endpointOf(call: ts.CallExpression): Detail[] {
  const { parent } = call;
  if (!ts.isPropertyAssignment(parent)) return [];
  const name = nameOf(parent);
  const sent = typeText(call.typeArguments?.[1]);
  const payload = sent === 'void' ? '' : sent;
  return [{ type: `api/${name}`, name, kind: 'call', meaning: meaningOf(parent), payload, ownState: null }];
}

/** Finds `PayloadAction<X>` anywhere in the reducer. */
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

/** Whether the reducer is empty and only defines the event. */
function doesNothing(reducer: ts.Node): boolean {
  return ts.isMethodDeclaration(reducer) && reducer.body?.statements.length === 0;
}

function typeText(type: ts.TypeNode | undefined): string {
  return type ? type.getText().replace(/\s+/g, ' ').replace(/^\| /, '') : '';
}

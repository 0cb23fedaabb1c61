import ts from 'typescript';

/** The doc comment above a declaration as one line; empty when there is none. */
export function meaningOf(node: ts.Node): string {
  const texts = ts
    .getJSDocCommentsAndTags(node)
    .filter((doc) => ts.isJSDoc(doc))
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '');
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The name of a declaration or property; empty when it has none. */
export function nameOf(node: ts.Node & { name?: ts.Node | undefined }): string {
  return node.name?.getText() ?? '';
}

/** The value of a property of an object literal. */
export function propertyOf(node: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((each) => nameOf(each) === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** The nearest node above that fits. */
export function above<Found extends ts.Node>(
  node: ts.Node,
  fits: (node: ts.Node) => node is Found,
): Found | undefined {
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); at = at.parent) if (fits(at)) return at;
  return undefined;
}

/** The declaration at the top of the file that holds the node. */
export function ownerOf(node: ts.Node): ts.Node {
  let at = node;
  while (!ts.isSourceFile(at.parent)) at = at.parent;
  return at;
}

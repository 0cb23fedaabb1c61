import ts from 'typescript';

/** Returns the doc comment of a declaration as one line, or an empty string. */
export function meaningOf(node: ts.Node): string {
  const texts = ts
    .getJSDocCommentsAndTags(node)
    .filter((doc) => ts.isJSDoc(doc))
    .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '');
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** Returns the name of a declaration or property, or an empty string. */
export function nameOf(node: ts.Node & { name?: ts.Node | undefined }): string {
  return node.name?.getText() ?? '';
}

/** Returns the value of a property of an object literal. */
export function propertyOf(node: ts.Node, name: string): ts.Expression | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find((each) => nameOf(each) === name);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Returns the nearest ancestor that matches. */
export function above<Found extends ts.Node>(
  node: ts.Node,
  fits: (node: ts.Node) => node is Found,
): Found | undefined {
  for (let at: ts.Node = node.parent; !ts.isSourceFile(at); at = at.parent) if (fits(at)) return at;
  return undefined;
}

/** Returns the top-level declaration that contains the node. */
export function ownerOf(node: ts.Node): ts.Node {
  let at = node;
  while (!ts.isSourceFile(at.parent)) at = at.parent;
  return at;
}

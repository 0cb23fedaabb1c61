import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

interface Side {
  folder: string;
  /** Functions that take a key, with the index of that argument. */
  calls: Readonly<Record<string, number>>;
  /** Properties of tables, routes, notices and responses that contain a key. */
  properties: readonly string[];
  /** Files whose texts are translated in place or not at all: catalogue, QA tools, command line. */
  excluded: RegExp;
}

/** The storefront and the demo backend, which share their translations. */
const SIDES: readonly Side[] = [
  {
    folder: 'src',
    calls: { t: 0 },
    properties: ['text', 'title', 'key'],
    excluded: /^src\/(shared\/texts|features\/(qaPanel|cases))\//,
  },
  {
    folder: 'demo',
    calls: { t: 0, against: 0, notFound: 0, badField: 1 },
    properties: ['text', 'paymentStatus'],
    excluded: /^demo\/((art|db|qa|seed)\/|(cli|flags|problems)\.ts)/,
  },
];

/** Texts start with a capital letter or a placeholder, or have more than one word; identifiers do not. */
const isWording = (text: string) => /^[A-Z]|^\{\w+\}.*[a-z]|[a-z] [a-z]/.test(text);

/** Several words without characters of code or styles: a key in any position. */
const isSentence = (text: string) => /^[A-Z{][\w\s{}.,!?:'’&()…-]* [a-z]{2,}/.test(text) && isWording(text);

/**
 * Returns all text keys of the shop. A string is a key as argument of `t('…')`, as `text`, `title` or `key`
 * of a table or a notice, and where the declared type is `TextKey`. Whole sentences are keys everywhere
 * except in errors.
 */
export function collectTexts(root: string): string[] {
  const keys = new Set<string>();
  for (const side of SIDES) {
    for (const source of sourcesOf(root, side)) {
      const visit = (node: ts.Node): void => {
        if (ts.isStringLiteralLike(node) && isKey(node, side)) keys.add(node.text);
        if (side.folder === 'demo') for (const name of fieldNames(node)) keys.add(name);
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  }
  return [...keys].sort();
}

function sourcesOf(root: string, { folder, excluded }: Side): ts.SourceFile[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, ...file.split(path.sep)))
    .filter((file) => /\.tsx?$/.test(file) && !excluded.test(file))
    .map((file) =>
      ts.createSourceFile(
        file,
        fs.readFileSync(path.join(root, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
        file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
      ),
    );
}

function isKey(literal: ts.StringLiteralLike, side: Side): boolean {
  if (isType(literal.parent)) return false;
  const value = outOfChoice(literal);
  const { parent } = value;
  if (
    ts.isCallExpression(parent) &&
    side.calls[parent.expression.getText()] === parent.arguments.indexOf(value)
  )
    return true;
  if (!isWording(literal.text)) return false;
  if (ts.isPropertyAssignment(parent) && side.properties.includes(parent.name.getText())) return true;
  if (isDeclaredKey(value)) return true;
  return isSentence(literal.text) && !isOfError(value) && !isTranslatedBeside(parent);
}

const isType = (node: ts.Node) => ts.isLiteralTypeNode(node) || ts.isImportDeclaration(node);

/**
 * Returns the outermost expression whose value `node` can be, as for 'x' in `a ? 'x' : 'y'` and `a ?? 'x'`.
 */
function outOfChoice(node: ts.Expression): ts.Expression {
  const { parent } = node;
  const isBranch = ts.isConditionalExpression(parent) && parent.condition !== node;
  const isFallback =
    ts.isBinaryExpression(parent) &&
    parent.right === node &&
    /^(\?\?|\|\||&&)$/.test(parent.operatorToken.getText());
  const isWrapped = ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent);
  return isBranch || isFallback || isWrapped ? outOfChoice(parent) : node;
}

/** Under `const x: TextKey = …`, `… satisfies readonly TextKey[]`, or returned from `(): TextKey`. */
function isDeclaredKey(node: ts.Node): boolean {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const type =
      ts.isVariableDeclaration(at) || ts.isFunctionLike(at) || ts.isSatisfiesExpression(at)
        ? at.type
        : undefined;
    if (type) return /\bTextKey\b/.test(type.getText());
    // Arguments, conditions and indexes are not the declared value.
    if (ts.isCallExpression(at) || ts.isBinaryExpression(at) || ts.isElementAccessExpression(at))
      return false;
  }
  return false;
}

const isOfError = (node: ts.Expression) =>
  ts.isNewExpression(node.parent) ||
  ts.isThrowStatement(node.parent) ||
  /^console\./.test(node.parent.getText());

/** `{ en: '…', ar: '…', ir: '…' }` */
const isTranslatedBeside = (node: ts.Node) => ts.isPropertyAssignment(node) && node.name.getText() === 'en';

/** Names of body fields, which the backend inserts into errors: "The {field} field is required." */
function fieldNames(node: ts.Node): string[] {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'v.object') return [];
  const [shape] = node.arguments;
  if (!shape || !ts.isObjectLiteralExpression(shape)) return [];
  return shape.properties.flatMap(({ name }) => (name ? [name.getText().replaceAll('_', ' ')] : []));
}

/** @reads libs/hosted/src */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const HOSTED = join(__dirname, '..');
/** Attributes that people read or hear. */
const READ_OUT = new Set(['alt', 'aria-label', 'help', 'label', 'placeholder', 'title']);
const WORDS = /\p{L}{2}/u;

/** Returns the words that a component says by itself, which belong in the catalogue. */
function wordsIn(file: string): string[] {
  const texts: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isJsxText(node)) texts.push(node.text.trim());
    else if (ts.isJsxAttribute(node) && READ_OUT.has(node.name.getText()) && node.initializer) texts.push(...stringsIn(node.initializer));
    else if (ts.isJsxExpression(node) && ts.isJsxElement(node.parent) && node.expression) texts.push(...shownBy(node.expression));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return texts.filter((text) => WORDS.test(text));
}

function stringsIn(node: ts.Expression | ts.JsxAttributeValue): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  return ts.isJsxExpression(node) && node.expression ? shownBy(node.expression) : [];
}

/** Returns the literal parts of an expression. */
function shownBy(node: ts.Expression): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  if (ts.isConditionalExpression(node)) return [...shownBy(node.whenTrue), ...shownBy(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return shownBy(node.right);
  return ts.isParenthesizedExpression(node) ? shownBy(node.expression) : [];
}

describe('components of hosted pages', () => {
  const files = readdirSync(HOSTED, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

  it('take everything that people read from the catalogue of messages', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => wordsIn(join(HOSTED, file)).map((words) => `${file}: ${words}`))).toEqual([]);
  });
});

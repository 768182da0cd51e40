import ts from 'typescript';
import { commented, describedLines, withoutTags } from './sdk-comments.mjs';

it('a comment is the description as text, then its format, and tags that add something', () => {
  const comment =
    '*\n * A title\n * Format: uri\n * @description An address.\n *     Of https.\n * @default []\n * @enum {string}\n * @constant\n ';
  expect(describedLines(comment)).toEqual(['An address.', 'Of https.', 'A title', 'Format: uri.', '@default []']);
  expect(describedLines('* @description One line. ')).toEqual(['One line.']);
  expect(describedLines('* @constant ')).toEqual([]);
});

it('no @ of a description begins a tag, which would end its text in an editor', () => {
  expect(withoutTags('@ada and @bea, ada@example.com, 5 @ 3, `npm i @scope/name`\n@end')).toBe(
    '&#64;ada and &#64;bea, ada@example.com, 5 @ 3, `npm i @scope/name`\n&#64;end',
  );
});

it('a comment does not end before its text does', () => {
  const node = commented(ts.factory.createTypeAliasDeclaration(undefined, 'A', undefined, ts.factory.createNull() as never), [
    'Of **/*.png',
    '',
    'or *.jpg.',
  ]);
  const [{ text }] = ts.getSyntheticLeadingComments(node) as [ts.SynthesizedComment];
  expect(text).toBe('*\n * Of **\\/*.png\n *\n * or *.jpg.\n ');
});

import ts from 'typescript';

/** Tags of `openapi-typescript` that repeat what the type says. */
const REPEATED = ['@constant', '@enum'];

/**
 * Returns the comment of a generated type as editors show it: the description as plain text, its format, and the tags that add something.
 * @param {string} comment text of a block comment without its slashes, as `openapi-typescript` writes it
 * @returns {string[]} its lines; none when nothing is left
 */
export function describedLines(comment) {
  const parts = partsOf(comment);
  const description = parts.filter((part) => part.startsWith('@description ')).map((part) => part.replace('@description ', ''));
  const texts = parts.filter((part) => !part.startsWith('@')).map((part) => `${part}${part.startsWith('Format: ') ? '.' : ''}`);
  const tags = parts.filter((part) => /^@(?!description )/.test(part) && !REPEATED.some((tag) => part.startsWith(tag)));
  return [...[...description, ...texts].map(withoutTags), ...tags].flatMap((part) => part.split('\n'));
}

/** Returns the parts of a comment: a text or a tag with the lines that continue it. */
function partsOf(comment) {
  const parts = [];
  for (const line of comment
    .replace(/^\*\s?/, '')
    .trimEnd()
    .split('\n')) {
    const text = line.replace(/^ \* ?/, '');
    if (text.startsWith('    ') && parts.length > 0) parts.push(`${parts.pop()}\n${text.slice(4)}`);
    else if (text.trim() !== '') parts.push(text.trim());
  }
  return parts;
}

/** Returns text in which no `@` begins a tag of JSDoc: editors would cut the text there. */
export function withoutTags(text) {
  return text
    .split('`')
    .map((part, at) => (at % 2 === 0 ? part.replace(/(^|\s)@(?=\S)/g, '$1&#64;') : part))
    .join('`');
}

/** Returns a node that has these lines as its only comment. */
export function commented(node, lines) {
  ts.setSyntheticLeadingComments(node, undefined);
  if (lines.length === 0) return node;
  const text = lines.join('\n').replace(/\*\//g, '*\\/');
  const block = text.includes('\n') ? `*\n${text.replace(/^/gm, ' * ').replace(/ +$/gm, '')}\n ` : `* ${text} `;
  return ts.addSyntheticLeadingComment(node, ts.SyntaxKind.MultiLineCommentTrivia, block, true);
}

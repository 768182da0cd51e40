import ts from 'typescript';

const announcing = ['describe', 'describeWithRedis', 'it', 'test'];

/**
 * The titles of a test file that name rules, with those of the suites around them.
 * @param {string} source TypeScript
 * @returns {{ title: string, tags: string[] }[]} `products › are unpaged`, `['§4.1 r2']`
 */
export function taggedTitles(source) {
  const titles = [];
  const visit = (node, around) => {
    const own = titleOf(node);
    const inner = own === undefined ? around : [...around, own.text];
    if (own && own.tags.length > 0) titles.push({ title: inner.filter(Boolean).join(' › '), tags: own.tags });
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest), []);
  return titles;
}

/** Returns the title of `it('…')`, `describe.each(…)('…')` and the like. */
function titleOf(node) {
  if (!ts.isCallExpression(node) || !announcing.includes(rootOf(node.expression))) return undefined;
  const text = textOf(node.arguments[0]);
  return text === undefined ? undefined : splitTitle(text);
}

/** `describe` in `describe.each(table)`. */
function rootOf(callee) {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) return rootOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? rootOf(callee.tag) : undefined;
}

function textOf(argument) {
  if (argument === undefined) return undefined;
  if (ts.isStringLiteralLike(argument)) return argument.text;
  if (!ts.isTemplateExpression(argument)) return undefined;
  return argument.head.text + argument.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
}

/** `[§4.1 r2, r3] [D-27] are unpaged` → the tags `§4.1 r2`, `§4.1 r3`, `D-27` and the rest. */
export function splitTitle(title) {
  const [, brackets, text] = /^((?:\[[^\]]*\]\s*)*)(.*)$/s.exec(title);
  const tags = [...brackets.matchAll(/\[([^\]]*)\]/g)].flatMap(([, names]) => {
    const [first, ...more] = names.split(', ');
    const section = first.split(' ').slice(0, -1).join(' ');
    return [first, ...more.map((name) => (/^(§|D-|decisions |ADR |conventions )/.test(name) ? name : `${section} ${name}`))];
  });
  return { tags, text };
}

import { basename } from 'node:path';
import { FORBIDDEN_NAMES, FORBIDDEN_PHRASES, FORMER_SQL_NAMES, HALF_SENTENCE, NO_FIRST_WORDS, NO_LOCALS } from './word-list.mjs';

/** Returns the entries of the forbidden names that a name is made of; `ShopFaceReader` and `shop-face-reader.ts` read alike. */
export function forbiddenIn(name) {
  const spelled = ` ${name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .toLowerCase()} `;
  return FORBIDDEN_NAMES.filter((entry) => spelled.includes(entry.spelled) && !entry.allowed?.includes(name));
}

/** Returns the sentences of faults in a text that people read: `docstring`, `title`, `heading` or `comment` of SQL. */
export function faultsOfText(text, kind) {
  const words = text
    .replace(/`[^`]*`/g, '')
    .replace(/^(\s*\[[^\]]*\])+/, '')
    .trim();
  const first = /^[A-Za-z]+/.exec(words)?.[0] ?? '';
  const faults = FORBIDDEN_PHRASES.flatMap(({ phrase, use }) => {
    const hit = phrase.exec(words);
    return hit ? [`A ${kind} says “${hit[0]}”: write ${use} (docs/contributing/names.md).`] : [];
  });
  if ((kind === 'docstring' || kind === 'comment') && NO_FIRST_WORDS.has(first))
    faults.unshift(
      `A ${kind} begins with “${first}”: begin with a verb (“Returns …”) or a noun of the field (docs/contributing/names.md).`,
    );
  const half = kind === 'title' && HALF_SENTENCE.exec(words);
  if (half)
    faults.unshift(
      `A title begins with “${half[0]}”: begin with the verb of what the describe above names, or write a sentence with a subject (docs/contributing/tests.md).`,
    );
  return faults;
}

const faultOf = (name, { words, use }) => `“${name}” says “${words}”: the standard name is ${use} (docs/contributing/names.md).`;

/** Returns the faults of the names in a text of SQL: words that hold an underscore, so that plain English is left alone. */
export const faultsOfSql = (text) =>
  [...new Set(text.match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [])]
    .filter((name) => !FORMER_SQL_NAMES.has(name))
    .flatMap((name) => forbiddenIn(name).map((entry) => faultOf(name, entry)));

/** Reports identifiers, file names and SQL names in strings that are made of forbidden words. */
const standardNames = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'names are the standard terms of the field' } },
  create(context) {
    const judge = (node) => {
      for (const entry of forbiddenIn(node.name)) context.report({ node, message: faultOf(node.name, entry) });
    };
    const judgeText = (node, text) => {
      for (const message of faultsOfSql(text)) context.report({ node, message });
    };
    return {
      Identifier: judge,
      PrivateIdentifier: judge,
      JSXIdentifier: judge,
      Literal: (node) => typeof node.value === 'string' && judgeText(node, node.value),
      TemplateElement: (node) => judgeText(node, node.value.raw),
      Program(node) {
        const name = basename(context.filename);
        for (const entry of forbiddenIn(name)) context.report({ node, loc: { line: 1, column: 0 }, message: faultOf(name, entry) });
      },
    };
  },
};

/** Names that a pattern declares: of a variable or a parameter, destructured ones among them. */
function declaredBy(pattern) {
  if (!pattern) return [];
  if (pattern.type === 'Identifier') return [pattern];
  if (pattern.type === 'AssignmentPattern') return declaredBy(pattern.left);
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(declaredBy);
  if (pattern.type === 'RestElement') return declaredBy(pattern.argument);
  if (pattern.type === 'ObjectPattern') return pattern.properties.flatMap((property) => declaredBy(property.value ?? property.argument));
  return [];
}

/** Reports locals and parameters that are called by a past participle alone. */
const nounsForLocals = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'locals and parameters are nouns of the field' } },
  create(context) {
    const judge = (pattern) => {
      for (const node of declaredBy(pattern).filter(({ name }) => NO_LOCALS.has(name)))
        context.report({ node, message: `“${node.name}” names no value: call it by a noun of the field (docs/contributing/names.md).` });
    };
    const judgeParameters = (node) => node.params.forEach(judge);
    return {
      VariableDeclarator: (node) => judge(node.id),
      FunctionDeclaration: judgeParameters,
      FunctionExpression: judgeParameters,
      ArrowFunctionExpression: judgeParameters,
    };
  },
};

/** Reports docstrings whose first word is no verb or noun, and phrases that have a standard term. */
const plainDocstrings = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'docstrings begin with a verb or a noun and use the terms of the field' } },
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments().filter(({ type, value }) => type === 'Block' && value.startsWith('*')))
          for (const message of faultsOfText(comment.value.replace(/^[\s*]+/gm, ' '), 'docstring'))
            context.report({ loc: comment.loc, message });
      },
    };
  },
};

/** Functions that declare tests; `describeWithRedis` and its like among them. */
const TEST_CALL = /^(describe(With\w+)?|it|test)$/;

/** Returns the name of the function whose call declares a test: of `it(…)`, `it.each(…)(…)`, `describe.each\`…\`(…)`. */
function testCall(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return testCall(callee.object);
  if (callee.type === 'CallExpression') return testCall(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? testCall(callee.tag) : '';
}

/** Reports titles of tests that are half sentences, and phrases in them that have a standard term. */
const plainTitles = {
  meta: { type: 'suggestion', schema: [], docs: { description: 'titles of tests are sentences in the terms of the field' } },
  create(context) {
    return {
      CallExpression(node) {
        const [title] = node.arguments;
        if (!title || !TEST_CALL.test(testCall(node.callee))) return;
        const text = title.type === 'Literal' ? title.value : title.type === 'TemplateLiteral' && title.quasis[0].value.raw;
        if (typeof text !== 'string') return;
        for (const message of faultsOfText(text, 'title')) context.report({ node: title, message });
      },
    };
  },
};

export const words = {
  rules: {
    'standard-names': standardNames,
    'nouns-for-locals': nounsForLocals,
    'plain-docstrings': plainDocstrings,
    'plain-titles': plainTitles,
  },
};

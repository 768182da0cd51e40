/** Methods that answer a text, so that what they are called on is cut after. */
const TEXT_METHODS = new Set([
  'normalize',
  'padEnd',
  'padStart',
  'repeat',
  'replace',
  'replaceAll',
  'toLowerCase',
  'toString',
  'toUpperCase',
  'toWellFormed',
  'trim',
  'trimEnd',
  'trimStart',
  'join',
  'stringify',
  'text',
]);
/** Names of lists, and of texts that no person has written: digests, moments, digits, addresses of the service. */
const NO_PERSONS_TEXT =
  /s$|list|data|found|chosen|rest|some|all|header|hex|digit|hash|digest|uuid|moment|iso|utc|date|day|at$|from|until|time|key|token|secret|e164|id$|url|path$|query|buffer|bytes|page|order|written|fraction/i;
const LENGTH_NAME = /^[A-Z][A-Z0-9_]+$|^(?:most|longest|limit|max|length|room)$/;
/** Parts of dates and ids are shorter. */
const LEAST_LENGTH = 20;

const MESSAGE =
  'Cut text between whole graphemes: cutText or excerptOf of @svc/kernel, in tools that of tools/cut-text.mjs (D-123). A list has a name in the plural.';

const nameOf = (node) => {
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return nameOf(node.expression);
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name;
  return undefined;
};

/** Tells that an expression is a text by its form, `undefined` where only its name says something. */
function isText(node) {
  if (node.type === 'ChainExpression' || node.type === 'TSNonNullExpression') return isText(node.expression);
  if (node.type === 'TemplateLiteral') return true;
  if (node.type === 'Literal') return typeof node.value === 'string';
  if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') return isText(node.left) || isText(node.right);
  if (node.type !== 'CallExpression') return undefined;
  if (node.callee.type === 'Identifier') return node.callee.name === 'String' ? true : undefined;
  return node.callee.type === 'MemberExpression' && !node.callee.computed && TEXT_METHODS.has(node.callee.property.name);
}

/** The type that a parameter or variable is declared with. */
function declaredType(context, node) {
  if (node.type !== 'Identifier') return undefined;
  for (let scope = context.sourceCode.getScope(node); scope; scope = scope.upper) {
    const definition = scope.set.get(node.name)?.defs[0];
    if (definition) return definition.name.typeAnnotation?.typeAnnotation.type;
  }
  return undefined;
}

function isCharacters(node) {
  if (node.type === 'ArrayExpression')
    return node.elements.length === 1 && node.elements[0]?.type === 'SpreadElement' && node.elements[0].argument;
  const isArrayFrom = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && nameOf(node.callee) === 'from';
  return isArrayFrom && node.callee.object.name === 'Array' && node.arguments.length === 1 && node.arguments[0];
}

function looksLikeText(context, node) {
  const characters = isCharacters(node);
  if (characters) return looksLikeText(context, characters);
  const verdict = isText(node);
  if (verdict !== undefined) return verdict;
  const type = declaredType(context, node);
  if (type !== undefined) return type === 'TSStringKeyword' && !NO_PERSONS_TEXT.test(node.name);
  const name = nameOf(node);
  return name !== undefined && !NO_PERSONS_TEXT.test(name);
}

function isLength(node) {
  if (node.type === 'Literal') return typeof node.value === 'number' && node.value >= LEAST_LENGTH;
  if (node.type === 'BinaryExpression') return isLength(node.left) || isLength(node.right);
  return node.type === 'Identifier' && LENGTH_NAME.test(node.name);
}

const isStart = (node) => node?.type === 'Literal' && node.value === 0;

/** Reports beginnings of people's texts that are cut by a count of code units or code points. */
const noRawCuts = {
  meta: { type: 'problem', schema: [], docs: { description: 'text is cut between whole graphemes' } },
  create(context) {
    return {
      CallExpression(node) {
        const { callee, arguments: args } = node;
        if (callee.type !== 'MemberExpression' || callee.computed) return;
        if (!['slice', 'substring', 'substr'].includes(callee.property.name)) return;
        if (isStart(args[0]) && args[1] && isLength(args[1]) && looksLikeText(context, callee.object)) {
          context.report({ node, message: MESSAGE });
        }
      },
    };
  },
};

export const texts = { rules: { 'no-raw-cuts': noRawCuts } };

import { createRequire } from 'node:module';

// `import` would first read the whole compiler for the names that it exports, for a second.
const ts = createRequire(import.meta.url)('typescript');

/** Anything that may name another module; the parser then says what does. */
const MENTION = /\bfrom\s*['"]|\bimport\s*['"(]|\brequire\b|\bjest\.\w+\s*\(/g;

/**
 * @typedef {{ specifier: string, names: readonly string[] | 'all' }} Import names: those that are used of the module, by the module's own names
 * @typedef {{ specifier: string, name: string, as: string }} ReExport the module's `name`, exported as `as`; both are `*` for `export *`
 */

/**
 * Lists what a file needs of other modules when it is loaded: imports, re-exports, `import()`, `require`, and calls such as
 * `jest.mock('./x')`. Imports of types alone are left out, since they are gone by then. A path that is computed is not seen.
 * @param {string} file its path, whose ending says whether it has JSX
 * @param {string} text
 * @returns {{ imports: Import[], reExports: ReExport[] }}
 */
export function importsOf(file, text) {
  const last = [...text.matchAll(MENTION)].at(-1);
  if (!last) return { imports: [], reExports: [] };
  // What comes after the last mention takes most of the time to parse, and says nothing.
  const end = text.indexOf('\n', last.index);
  const head = end < 0 ? text : text.slice(0, end);
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const { statements } = ts.createSourceFile(file, head, options);
  return { imports: [...statements.flatMap(importOf), ...statements.flatMap(calledModules)], reExports: statements.flatMap(reExportsOf) };
}

/** @returns {Import[]} */
function importOf(statement) {
  if (!ts.isImportDeclaration(statement)) return [];
  const { importClause: clause, moduleSpecifier } = statement;
  const { text: specifier } = moduleSpecifier;
  if (!clause) return [{ specifier, names: 'all' }];
  if (clause.isTypeOnly) return [];
  if (clause.namedBindings && ts.isNamespaceImport(clause.namedBindings)) return [{ specifier, names: 'all' }];
  const names = (clause.namedBindings?.elements ?? [])
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => (propertyName ?? name).text);
  if (clause.name) names.push('default');
  return names.length > 0 ? [{ specifier, names }] : [];
}

/** @returns {ReExport[]} */
function reExportsOf(statement) {
  if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || statement.isTypeOnly) return [];
  const { exportClause: clause, moduleSpecifier } = statement;
  const { text: specifier } = moduleSpecifier;
  if (!clause) return [{ specifier, name: '*', as: '*' }];
  if (ts.isNamespaceExport(clause)) return [{ specifier, name: '*', as: clause.name.text }];
  return clause.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({ specifier, name: (propertyName ?? name).text, as: name.text }));
}

/** Modules that a call names: `import('./x')`, `require('./x')`, `require.resolve('./x')`, `jest.requireActual('./x')`. @returns {Import[]} */
function calledModules(node) {
  const own = ts.isCallExpression(node) && loadsModules(node.expression) && node.arguments[0] && ts.isStringLiteralLike(node.arguments[0]);
  const imports = own ? [{ specifier: node.arguments[0].text, names: 'all' }] : [];
  ts.forEachChild(node, (child) => void imports.push(...calledModules(child)));
  return imports;
}

function loadsModules(callee) {
  if (callee.kind === ts.SyntaxKind.ImportKeyword) return true;
  const { text } = ts.isPropertyAccessExpression(callee) ? callee.expression : callee;
  return text === 'require' || text === 'jest';
}

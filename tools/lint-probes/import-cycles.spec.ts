/** @reads apps, libs */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../..');
const files = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/spec\.tsx?$|\.contract\.ts$|(^|\/)testing\//.test(path))
    .map((path) => `${folder}/${path}`),
);
const fileSet = new Set(files);

/** Modules beside it that a file needs when it is loaded: imports of types alone are gone by then. */
function importsOf(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return source.statements.flatMap((statement) => {
    if (!(ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement)) || !statement.moduleSpecifier || isOfTypes(statement))
      return [];
    const { text: specifier } = statement.moduleSpecifier as ts.StringLiteral;
    if (!specifier.startsWith('.')) return [];
    const path = posix.join(posix.dirname(file), specifier).replace(/\/$/, '');
    return [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((each) => fileSet.has(each)).slice(0, 1);
  });
}

function isOfTypes(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const { importClause: clause } = statement;
  if (!clause) return false;
  const { namedBindings: named } = clause;
  return (
    clause.isTypeOnly ||
    (!clause.name && named !== undefined && ts.isNamedImports(named) && named.elements.every(({ isTypeOnly }) => isTypeOnly))
  );
}

/** The first cycle that is found, as a path that ends where it begins. */
function cycleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return undefined;
    path.push(file);
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next);
      if (cycle) return cycle;
    }
    path.pop();
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file);
    if (cycle) return cycle;
  }
  return undefined;
}

describe('modules', () => {
  it('import one another in no circle in production, so that none of them is used before it is loaded', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(cycleIn(new Map(files.map((file) => [file, importsOf(file, readFileSync(join(ROOT, file), 'utf8'))])))).toBeUndefined();
  });

  it('are found when they do, unless it is for types alone', () => {
    expect(
      cycleIn(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
    const [first, second] = files as [string, string];
    const path = posix.relative(posix.dirname(first), second).replace(/\.tsx?$/, '');
    const specifier = path.startsWith('.') ? path : `./${path}`;
    expect(importsOf(first, `import { a } from '${specifier}';`)).toEqual([second]);
    expect(
      importsOf(
        first,
        `import { type A } from '${specifier}'; import type { B } from '${specifier}'; export type { C } from '${specifier}';`,
      ),
    ).toEqual([]);
  });
});

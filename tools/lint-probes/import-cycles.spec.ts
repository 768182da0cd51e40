/** @reads apps, libs */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { importsOf } from '../check/imports-of.mjs';

const ROOT = join(__dirname, '../..');
const files = ['apps', 'libs'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/spec\.tsx?$/.test(path))
    .map((path) => `${folder}/${path}`),
);
const fileSet = new Set(files);

/** Returns the modules beside it that a file needs when it is loaded: imports of types alone are gone by then. */
function modulesOf(file: string, text: string): string[] {
  const { imports, reExports } = importsOf(file, text);
  const needed = [...imports, ...reExports];
  const paths = needed
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ specifier }) => posix.join(posix.dirname(file), specifier));
  return paths.flatMap((path) => [`${path}.ts`, `${path}.tsx`, `${path}/index.ts`].filter((each) => fileSet.has(each)).slice(0, 1));
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

describe('imports between modules', () => {
  it('form no cycle, in which a module would be used before it is loaded', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(cycleIn(new Map(files.map((file) => [file, modulesOf(file, readFileSync(join(ROOT, file), 'utf8'))])))).toBeUndefined();
  });

  it('are found to form a cycle, unless they are of types alone', () => {
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
    expect(modulesOf(first, `import { a } from '${specifier}';`)).toEqual([second]);
    expect(
      modulesOf(
        first,
        `import { type A } from '${specifier}'; import type { B } from '${specifier}'; export type { C } from '${specifier}';`,
      ),
    ).toEqual([]);
  });
});

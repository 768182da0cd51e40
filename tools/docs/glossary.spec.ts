/** @reads apps, docs/spec/glossary.md, libs */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SUPPLIERS } from '../lint/import-table.mjs';

const root = join(__dirname, '../..');
const page = readFileSync(join(root, 'docs/spec/glossary.md'), 'utf8');

/** Names of the code: declared by TypeScript, as a file of SQL, or by a project. */
function declaredNames(): Set<string> {
  const names = new Set(readdirSync(join(root, 'libs/adapters/postgres/sql')).map((file) => file.replace('.sql', '')));
  for (const folder of ['apps', 'libs'])
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!spec)\.tsx?$/.test(file) || file.includes('node_modules')) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, name] of text.matchAll(/^(?:export )?(?:abstract |async )*(?:class|interface|type|const|function) (\w+)/gm))
        names.add(name!);
    }
  return names;
}

function isContext(library: string): boolean {
  const file = join(root, 'libs', library, 'project.json');
  return existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as { tags: string[] }).tags.includes('type:context');
}

const names = declaredNames();
const undeclared = (candidates: Iterable<string>) =>
  [...new Set(candidates)].filter((name) => !names.has(name) && !existsSync(join(root, name)));
const diagrams = [...page.matchAll(/^```mermaid\n([\s\S]*?)^```$/gm)].map(([, text]) => text!);

describe('docs/spec/glossary.md', () => {
  it('names code that there is, in the last column of its tables and beside words with several meanings', () => {
    const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    const columns = rows.flatMap((row) => row.split('|').slice(-2, -1));
    const code = columns.flatMap((column) => [...column.matchAll(/`([A-Z]\w+|[a-z]+_\w+|libs\/[\w-]+)`/g)].map(([, name]) => name!));
    const fields = ['bank_transfer', 'international_card'];
    expect(code.length).toBeGreaterThan(70);
    expect(undeclared(code).filter((name) => !fields.includes(name))).toEqual([]);
  });

  it('draws every context and every arrow of the import table', () => {
    const [contexts] = diagrams;
    const arrows = [...contexts!.matchAll(/^ {2}([\w-]+) --> ([\w-]+)$/gm)].map(([, from, to]) => `${from} → ${to}`);
    const inside = arrows.filter((arrow) => !/^(?:api|worker|faces|http|composition|adapters) /.test(arrow));
    const allowed = Object.entries(SUPPLIERS).flatMap(([from, suppliers]) => suppliers.map((to) => `${from} → ${to}`));
    expect(inside.sort()).toEqual(allowed.sort());
    const libraries = readdirSync(join(root, 'libs')).filter(isContext);
    expect(libraries.length).toBeGreaterThan(10);
    expect(libraries.filter((name) => !contexts!.includes(`    ${name}[`))).toEqual([]);
  });

  it('names classes and functions that there are in the four flows', () => {
    expect(diagrams).toHaveLength(5);
    const inFlows = diagrams
      .slice(1)
      .flatMap((text) =>
        [...text.matchAll(/\b(?:[A-Z][a-z]+[A-Z]\w+|(?:open|price|present|decide|record)[A-Z]\w+|open_\w+)\b/g)].map(([name]) => name),
      );
    const words = ['PostgreSQL'];
    expect(inFlows.length).toBeGreaterThan(25);
    expect(undeclared(inFlows).filter((name) => !words.includes(name))).toEqual([]);
  });
});

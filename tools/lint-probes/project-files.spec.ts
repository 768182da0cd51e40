import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importTable } from '../lint/import-table.mjs';

interface ProjectFile {
  name: string;
  tags: string[];
  targets: Record<string, unknown>;
}

const root = join(__dirname, '../..');
const paths = ['apps', 'libs', 'tools'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);
const projects = paths
  .filter((path) => path.endsWith('/project.json'))
  .map((path) => ({ folder: dirname(path), ...(JSON.parse(readFileSync(join(root, path), 'utf8')) as ProjectFile) }));

describe.each(projects)('the project file of $name', ({ folder, name, tags, targets }) => {
  it('says by one tag what kind of project it is', () => {
    expect(tags.filter((tag) => tag.startsWith('type:'))).toHaveLength(1);
  });

  it('has a row of the import table for it', () => {
    const kind = tags.map((tag) => /^type:(.*)/.exec(tag)?.[1]).find(Boolean) ?? '';
    const own: Record<string, string> = { context: `context:${name}`, adapter: `adapter:${name.replace('adapters-', '')}`, app: `app:${name}` };
    const tag = own[kind] ?? `type:${kind}`;
    expect(tags).toContain(tag);
    expect(importTable({ inTests: false }).some(({ sourceTag }) => covers(sourceTag, tag))).toBe(true);
  });

  it('has a target for every suite that its tests belong to', () => {
    const suites = { test: '.spec.ts', integration: '.int-spec.ts', e2e: '.e2e-spec.ts', browser: '.browser-spec.ts' };
    const own = paths.filter((path) => path.startsWith(`${folder}/`) && !isInNested(path, folder));
    const needed = Object.entries(suites).filter(([, ending]) => own.some((path) => path.endsWith(ending)));
    expect(Object.keys(targets)).toEqual(expect.arrayContaining(['lint', ...needed.map(([target]) => target)]));
  });
});

it('every test file lies in a project', () => {
  const strays = paths.filter((path) => path.endsWith('spec.ts') && !projects.some(({ folder }) => path.startsWith(`${folder}/`)));
  expect(strays).toEqual([]);
});

function isInNested(path: string, folder: string): boolean {
  return projects.some((other) => other.folder !== folder && other.folder.startsWith(`${folder}/`) && path.startsWith(`${other.folder}/`));
}

function covers(sourceTag: string, tag: string): boolean {
  return sourceTag.startsWith('/') ? new RegExp(sourceTag.slice(1, -1)).test(tag) : sourceTag === tag;
}

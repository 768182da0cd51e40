/** @reads apps, e2e, libs, tools */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { importTable } from '../lint/import-table.mjs';

interface ProjectFile {
  name: string;
  tags: string[];
  targets: Record<string, { options?: { folders?: string[] } }>;
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
    const own: Record<string, string> = {
      context: `context:${name}`,
      adapter: `adapter:${name.replace('adapters-', '')}`,
      app: `app:${name}`,
    };
    const tag = own[kind] ?? `type:${kind}`;
    expect(tags).toContain(tag);
    expect(importTable({ inTests: false }).some(({ sourceTag }) => covers(sourceTag, tag))).toBe(true);
  });

  it('has a target for its unit and integration tests, and none for those that the projects of e2e/ run', () => {
    const suites = { test: '.spec.ts', integration: '.int-spec.ts' };
    const own = paths.filter((path) => path.startsWith(`${folder}/`) && !isInNested(path, folder));
    const needed = Object.entries(suites).filter(([, ending]) => own.some((path) => path.endsWith(ending)));
    expect(Object.keys(targets)).toEqual(expect.arrayContaining(['lint', ...needed.map(([target]) => target)]));
    expect(Object.keys(targets).filter((target) => ['e2e', 'browser'].includes(target))).toEqual([]);
  });
});

describe.each([
  ['e2e', '.e2e-spec.ts'],
  ['browser', '.browser-spec.ts'],
])('the suite %s', (suite, ending) => {
  const faces = readdirSync(join(root, 'e2e')).map(
    (face) => JSON.parse(readFileSync(join(root, 'e2e', face, 'project.json'), 'utf8')) as ProjectFile,
  );
  const folders = faces.flatMap(({ name, targets }) => (targets[suite]?.options?.folders ?? []).map((folder) => ({ name, folder })));
  const files = paths.filter((path) => path.endsWith(ending) && !path.includes('/node_modules/'));

  it('has each of its files in exactly one project of e2e/', () => {
    const projectsOf = (path: string) => folders.filter(({ folder }) => path.startsWith(`${folder}/`)).map(({ name }) => name);
    expect(files.map((path) => ({ path, projects: projectsOf(path) })).filter((file) => file.projects.length !== 1)).toEqual([]);
  });

  it('names no folder without a file of it', () => {
    expect(folders.filter(({ folder }) => !files.some((path) => path.startsWith(`${folder}/`)))).toEqual([]);
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

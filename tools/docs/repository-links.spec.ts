/** @reads CONTRIBUTING.md, README.md, SECURITY.md, docs */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { slugOf } from '../../libs/reference/src/docs/guide-text';

const root = join(__dirname, '../..');
const FENCED = /^```.*?^```$/gms;
const read = (file: string) => readFileSync(join(root, file), 'utf8').replace(FENCED, '');
const pages = [
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

const anchors = new Map<string, string[]>();
const anchorsOf = (file: string) => {
  if (!anchors.has(file))
    anchors.set(
      file,
      [...read(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slugOf(heading!)),
    );
  return anchors.get(file)!;
};

/** Returns the links of a page that lead to no file of the repository, or to no heading of a page. */
function brokenIn(page: string): string[] {
  return [...read(page).matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : posix.join(posix.dirname(page), path);
      const isOutside = path.startsWith('/') || file.startsWith('..');
      return (
        isOutside || !existsSync(join(root, file)) || (anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor))
      );
    })
    .map((target) => `${page}: ${target}`);
}

describe('links between files of the repository', () => {
  it('lead to files and headings that there are', () => {
    expect(pages.length).toBeGreaterThan(150);
    expect(pages.flatMap(brokenIn)).toEqual([]);
  });

  it('lead from CONTRIBUTING.md to every page of docs/contributing and docs/spec', () => {
    const led = [...read('CONTRIBUTING.md').matchAll(/\]\(([^)#\s]+)/g)].map(([, target]) => target);
    const papers = new Set([...read('docs/spec/README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, name]) => `docs/spec/${name}`));
    const below = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
    expect([...below('docs/contributing'), ...below('docs/spec')].filter((file) => !led.includes(file) && !papers.has(file))).toEqual([]);
  });

  it('lead as paths in code of CONTRIBUTING.md and docs/contributing to files that there are', () => {
    const guides = pages.filter((page) => /^(?:CONTRIBUTING|docs\/contributing\/)/.test(page));
    const missing = guides.flatMap((page) =>
      [...read(page).matchAll(/`((?:apps|docs|e2e|examples|libs|tools)\/[\w./-]+)`/g)]
        .map(([, path]) => path!)
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${page}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});

/** @reads libs/adapters/postgres/sql, docs, README.md, CONTRIBUTING.md, SECURITY.md, apps, libs, examples */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfSql, faultsOfText, forbiddenIn } from '../lint/words.mjs';

const root = join(__dirname, '../..');
const SQL = 'libs/adapters/postgres/sql';
const GENERATED = /(^|\/)(node_modules|dist|\.next|generated)\/|^docs\/(conformance|changelog)\.md$/;

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const filesOf = (folder: string, kind: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => kind.test(file) && !GENERATED.test(file));

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesOf('docs', /\.md$/),
  ...filesOf('libs', /README\.md$/),
  ...filesOf('apps', /README\.md$/),
];
const styles = [...filesOf('apps', /\.css$/), ...filesOf('examples', /\.css$/)];

/** Runs of lines that begin with `--`, each as one text. */
const commentsOf = (sql: string) =>
  [...sql.matchAll(/(?:^[ \t]*--.*\n)+/gm)].map(([run]) => run.replace(/^[ \t]*--\s*/gm, '').replaceAll('\n', ' '));

const headingsOf = (markdown: string) =>
  [...markdown.replace(/^```[\s\S]*?^```/gm, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, title]) => title!);

const classesOf = (css: string) => [...new Set(css.match(/\.[a-z][a-z0-9-]*(?=[^{}]*\{)/g) ?? [])];

describe('words of files that no lint of code reads', () => {
  it('are standard names and plain comments in functions of SQL', () => {
    const faults = filesOf(SQL, /\.sql$/).flatMap((file) => {
      const text = read(file);
      return [...faultsOfSql(`${file} ${text}`), ...commentsOf(text).flatMap((comment) => faultsOfText(comment, 'comment'))].map(
        (fault) => `${file}: ${fault}`,
      );
    });
    expect(faults).toEqual([]);
  });

  it('are plain in headings of guides and decision records', () => {
    const faults = guides.flatMap((file) =>
      headingsOf(read(file)).flatMap((heading) => faultsOfText(heading, 'heading').map((fault) => `${file}: ${fault}`)),
    );
    expect(guides.length).toBeGreaterThan(100);
    expect(faults).toEqual([]);
  });

  it('are standard names in classes of CSS', () => {
    const faults = styles.flatMap((file) =>
      classesOf(read(file)).flatMap((name) => forbiddenIn(name).map(({ words }) => `${file}: ${name}: ${words}`)),
    );
    expect(faults).toEqual([]);
  });
});

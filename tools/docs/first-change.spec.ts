/** @reads apps, docs/first-change.md, libs */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { applied, editsOf, unitTestsOf } from './page-edits';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('docs/first-change.md');
const edits = editsOf(page);
const folderOf = (project: string) => ['libs', 'apps'].map((folder) => `${folder}/${project}`).find((path) => existsSync(join(root, path)));

describe('docs/first-change.md', () => {
  it('shows edits that fit the files as they are', () => {
    expect(edits.length).toBeGreaterThan(6);
    expect([...applied(edits, root).keys()].sort()).toEqual([...new Set(edits.map(({ file }) => file))].sort());
  });

  it('writes a field of a product in two places, the item and the view, beside its tests', () => {
    const walk = page.slice(page.indexOf('## A field of a product'), page.indexOf('## A webhook event'));
    const ownEdits = editsOf(walk).filter(({ file }) => !/testing|spec/.test(file));
    expect(ownEdits.map(({ file }) => file)).toEqual([
      'libs/catalogue/src/domain/offer.item.ts',
      'libs/storefront/src/domain/product.view.ts',
    ]);
  });

  it('names files that there are, and the file of every edit', () => {
    const named = [...new Set([...page.matchAll(/`((?:apps|docs|libs|tools)\/[\w./-]+)`/g)].map(([, file]) => file!))];
    expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(edits.map(({ file }) => file).filter((file) => !named.includes(file))).toEqual([]);
  });

  it('names code that is in the files beside it', () => {
    const beside: [string, string][] = [
      ['factsFor', 'apps/worker/src/relay/routes.ts'],
      ['order.handed_over.v1', 'libs/contracts/src/facts.ts'],
      ['FactData', 'libs/contracts/src/facts.ts'],
      ['WEBHOOK_EVENTS', 'libs/webhooks/src/domain/event-catalogue.ts'],
    ];
    for (const [name, file] of beside) expect([page.includes(`\`${name}\``), read(file).includes(name), file]).toEqual([true, true, file]);
  });

  it.each(unitTestsOf(page))('names tests that there are: npx nx test $project $part', ({ project, part }) => {
    const specs = readdirSync(join(root, folderOf(project)!), { recursive: true, encoding: 'utf8' }).filter((path) =>
      path.endsWith('.spec.ts'),
    );
    expect(specs.filter((path) => path.includes(part))).not.toEqual([]);
  });
});

describe('the edits of a page', () => {
  const block = (body: string) => editsOf(`\`\`\`diff\n--- docs/first-change.md\n${body}\n\`\`\`\n`);

  it('add and remove lines beside those that say where', () => {
    expect(block(' # First\n-old\n+new')).toEqual([{ file: 'docs/first-change.md', before: '# First\nold', after: '# First\nnew' }]);
  });

  it.each([
    ['in no place', ' no such line\n+new'],
    ['in several places', ' change\n+new'],
  ])('are refused where they fit %s', (_, body) => {
    expect(() => applied(block(body), root)).toThrow('Bring the block in line with the file');
  });
});

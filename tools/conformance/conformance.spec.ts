import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conformancePage } from './conformance-page.mjs';
import { leftOut } from '../test/long-files.cjs';
import { readConformance } from './conformance.mjs';
import { taggedTitles } from './titles.mjs';

const root = join(__dirname, '../..');
const { parts, strays } = readConformance(root);

describe('docs/conformance.md', () => {
  it('is what the rules and the titles of the tests say; run `npm run docs:generate` after a change', () => {
    expect(readFileSync(join(root, 'docs/conformance.md'), 'utf8')).toBe(conformancePage(parts));
  });

  it('has a rule for every tag in a title', () => {
    expect(strays).toEqual([]);
  });

  it('has no rule that nothing proves', () => {
    expect(
      parts
        .flatMap(({ rules }) => rules)
        .filter(({ proofs }) => proofs.length === 0)
        .map(({ tag }) => tag),
    ).toEqual([]);
  });

  it('has no rule that only `npm run test:full` proves', () => {
    const isLong = (file: string) => leftOut('ci').some((part) => `/${file}`.includes(part));
    const seldom = parts.flatMap(({ rules }) => rules).filter(({ proofs }) => proofs.every(({ file }) => isLong(file)));
    expect(seldom.map(({ tag }) => tag)).toEqual([]);
  });

  it('leads from each tag to its text, marks unproven rules as open, and names the proof and the amendments of the others', () => {
    const rule = { tag: '§1 r1', kind: 'black-box', text: 'All is *well* in `a_b`.', page: 'spec/a.md#one', amendedBy: [] as string[] };
    const page = conformancePage([
      {
        name: 'One',
        rules: [
          { ...rule, proofs: [] },
          { ...rule, tag: '§1 r2', amendedBy: ['D-2'], proofs: [{ file: 'apps/a.spec.ts', title: 'it › is' }] },
        ],
      },
    ]);
    expect(page).toContain('| One | 2 | 1 | 1 |');
    const text = 'All is \\*well\\* in `a_b`. *black-box*';
    expect(page).toContain(`- **[§1 r1](spec/a.md#one)** ${text}, **open**\n`);
    expect(page).toContain(`- **[§1 r2](spec/a.md#one)** ${text}, amended by D-2\n  - it › is ([a.spec.ts](../apps/a.spec.ts))\n`);
  });
});

describe('the titles of a test file', () => {
  it('are read with the suites around them, and with every rule they name', () => {
    const source = `
      describe.each(kinds)('a %s key', () => {
        it('[§5 r1, r2] [D-64] works', () => undefined);
        describe(\`in \${mode}\`, () => {
          it.each(["[D-1] no title"])('[D-31, §4.1 r4] %s', (_) => expect('[D-2] neither').toBe(1));
        });
        it('proves nothing', () => undefined);
      });
      describeWithRedis('[D-67] with Redis', () => undefined);`;
    expect(taggedTitles(source)).toEqual([
      { title: 'a %s key › works', tags: ['§5 r1', '§5 r2', 'D-64'] },
      { title: 'a %s key › in … › %s', tags: ['D-31', '§4.1 r4'] },
      { title: 'with Redis', tags: ['D-67'] },
    ]);
  });
});

/** @reads apps, deploy, docker, docs, e2e, examples, libs, tools, CONTRIBUTING.md, README.md, SECURITY.md */
import { join } from 'node:path';
import { Citations, citingFiles, faultsOfFiles } from './citations.mjs';

const root = join(__dirname, '../..');

describe('citations of rules', () => {
  it('lead to docs/spec or docs/adr, in code, tests and documents', () => {
    const files = citingFiles(root);
    expect(files.length).toBeGreaterThan(3_000);
    expect(faultsOfFiles(root, files)).toEqual([]);
  });

  describe('the check of a text', () => {
    const citations = new Citations(root);
    const faultsOf = (text: string, file = 'libs/a.ts') => citations.faultsOf(file, text);

    it.each([
      '(§4.3 r2, D-61; §2.9) and [ADR 0028 r1, r2] [§4.1 r2, r3] [§2.9 otp] [conventions refs]',
      '(decisions 3.7, 3.9) decisions 3.16 media, decisions 3.5 orders',
      'mechanisms 2.1 r7',
      'RFC 9110 §15.2, which is none of ours',
      'part by part, in part 1 of 3',
      '(docs/spec/around.md, "Development only")',
      '/**\n   * (docs/spec/around.md, "Pages\n   * people see").\n   */',
      '[around](docs/spec/around.md#running-it)',
    ])('accepts %j', (text) => expect(faultsOf(text)).toEqual([]));

    it.each([
      ['§4.12', '“§4.12” is no section of docs/spec/storefront-api.md.'],
      ['§4.3 r1, r9', '“§4.3 r1, r9” names a rule that section 4.3 of docs/spec/storefront-api.md has not: r9.'],
      ['D-9', '“D-9” is no decision of docs/spec/decisions.md.'],
      ['D-99, which is not used', '“D-99” is no decision of docs/spec/decisions.md.'],
      ['ADR 9999', '“ADR 9999” is no record of docs/adr: write its four digits.'],
      ['ADR 28', '“ADR 28” is no record of docs/adr: write its four digits.'],
      ['ADR 0028 r9', expect.stringMatching(/^libs\/a\.ts:1: “ADR 0028 r9” names a rule that docs\/adr\/0028-.*\.md has not: r9\.$/)],
      ['decisions 3.99', '“decisions 3.99” is no section of docs/spec/decisions.md.'],
      ['(decisions 3.16)', expect.stringContaining('have no numbers: name one of packages, media, CORS, migrations, codes, calendar')],
      ['mechanisms 9.1', '“mechanisms 9.1” is no section of docs/spec/mechanisms.md.'],
      ['mechanisms 2.1 r9', '“mechanisms 2.1 r9” names a rule that section 2.1 of docs/spec/mechanisms.md has not: r9.'],
      ['[§2.9 cards]', '“[§2.9 cards]” names no rule of tools/conformance/rules.yaml, and no section: §2.9 cards.'],
      ['the envelope of part 7', '“part 7” is no citation: write § and the number of the section, as for “part 7” §7.'],
      ['(specification 4.3)', '“specification 4.3” is no citation: write § before the number of the section.'],
      ['(around.md)', expect.stringContaining('has no folder: write docs/spec/around.md with one of its headings: "Running it"')],
      ['docs/spec/around.md, "Fees"', expect.stringContaining('has no such heading: write docs/spec/around.md with')],
      ['docs/spec/around.md', expect.stringContaining('has no such heading')],
    ])('refuses %j', (text, fault) => {
      expect(faultsOf(text)).toEqual([typeof fault === 'string' ? `libs/a.ts:1: ${fault}` : fault]);
    });

    it('says on which line it is', () => {
      expect(faultsOf('/**\n * One,\n * D-9.\n */')).toEqual([expect.stringMatching(/^libs\/a\.ts:3: “D-9”/)]);
    });

    it('refuses bare numbers of records that there are not, in records alone', () => {
      expect(faultsOf('(0016, 9999)', 'docs/adr/0001-a.md')).toEqual([
        'docs/adr/0001-a.md:1: “(0016, 9999)” names no record of docs/adr: 9999.',
      ]);
      expect(faultsOf('(9999)')).toEqual([]);
    });

    it('leaves the papers of docs/spec as they are written', () => {
      expect(faultsOf('see part 8, §2.13 and around.md; D-99 is not used', 'docs/spec/decisions.md')).toEqual([]);
    });
  });
});

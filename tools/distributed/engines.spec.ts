import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_SAID } from './engine-row';
import { ENGINE_ROWS, ENGINES, READ_ON } from './engines';

const ROOT = join(__dirname, '../..');

/** Hosts of the vendors, and owners of their public repositories. */
const VENDORS = {
  yugabyte: /^https:\/\/(docs\.yugabyte\.com\/stable|github\.com\/yugabyte\/yugabyte-db)\//,
  limitless: /^https:\/\/docs\.aws\.amazon\.com\/AmazonRDS\//,
  dsql: /^https:\/\/(docs\.aws\.amazon\.com\/aurora-dsql|github\.com\/awslabs)\//,
  cockroach: /^https:\/\/(www\.cockroachlabs\.com\/docs\/v26\.2|github\.com\/cockroachdb)\//,
};

describe('what other engines document [ADR 0169]', () => {
  it.each(ENGINE_ROWS.map((row) => [row.form, row] as const))('names a place in the code: %s', (_, { file, quote }) => {
    expect(readFileSync(join(ROOT, file), 'utf8')).toContain(quote);
  });

  it.each(ENGINE_ROWS.map((row) => [row.form, row] as const))('has a sentence and a source of each vendor: %s', (_, row) => {
    for (const { key } of ENGINES) {
      const { outcome, sentence, source } = row[key];
      expect(source).toMatch(VENDORS[key]);
      expect(sentence).toMatch(/^[A-Z`].*\.$/);
      expect(sentence === NOTHING_SAID).toBe(outcome === 'not documented');
    }
  });

  it('has each form once', () => {
    const forms = ENGINE_ROWS.map(({ form }) => form);
    expect([...new Set(forms)]).toEqual(forms);
  });

  it('has a day of reading and each engine once', () => {
    expect(READ_ON).toBe('2026-12-01');
    expect(ENGINES.map(({ key }) => key)).toEqual(Object.keys(VENDORS));
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = readFileSync(join(__dirname, '../../docs/changelog.md'), 'utf8');
const KINDS = ['Added', 'Changed', 'Fixed'];
/** Two lines of the page; more belongs in a guide. */
const LONGEST_ENTRY = 320;

const releases = text
  .split(/^## /m)
  .slice(1)
  .map((release) => ({ title: release.split('\n', 1)[0]!, parts: release.split(/^### /m).slice(1) }));

describe('changelog.md', () => {
  it('is by version and date, newest first', () => {
    const dates = releases.map(({ title }) => /^\d+\.\d+\.\d+ \((\d{4}-\d\d-\d\d)\)$/.exec(title)?.[1]);
    expect(dates.length).toBeGreaterThan(5);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
  });

  it.each(releases)('has what was added, changed and fixed in $title, in this order', ({ parts }) => {
    const kinds = parts.map((part) => part.split('\n', 1)[0]!);
    expect(kinds).toEqual(KINDS.filter((kind) => kinds.includes(kind)));
    expect(kinds.length).toBeGreaterThan(0);
  });

  it('has entries of one or two lines, which do not say their kind again', () => {
    const entries = text.split('\n').filter((line) => line.startsWith('- '));
    expect(entries.length).toBeGreaterThan(100);
    expect(entries.filter((entry) => entry.length > LONGEST_ENTRY || /^- (Added|Changed|Fixed|New)\b/.test(entry))).toEqual([]);
  });
});

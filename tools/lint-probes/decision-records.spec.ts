/** @reads docs/adr */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DecisionRecord, faultsOfIndex, faultsOfRecord } from './decision-record';

const folder = join(__dirname, '../../docs/adr');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const records: DecisionRecord[] = readdirSync(folder)
  .filter((file) => /^\d{4}-.*\.md$/.test(file))
  .map((file) => ({ file, text: read(file) }));

describe('decision records', () => {
  it('begin with number and title, and a summary of one to three sentences', () => {
    expect(records.length).toBeGreaterThan(100);
    expect(records.flatMap(faultsOfRecord)).toEqual([]);
  });

  it('are listed in docs/adr/README.md by their number, file and title', () => {
    expect(faultsOfIndex(read('README.md'), records)).toEqual([]);
  });
});

describe('the check of a decision record', () => {
  const record = (text: string): DecisionRecord => ({ file: '0007-stock.md', text });

  it.each([
    ['one sentence', '**Summary.** Stock is a counter.'],
    ['three sentences, dots in code and numbers', '**Summary.** `a.b` has 1.5 rows! Stock is a counter. Is it exact?'],
  ])('accepts %s', (_, summary) => {
    expect(faultsOfRecord(record(`# 0007 Stock\n\n${summary}\n\n**Context.** Sales.\n`))).toEqual([]);
  });

  it.each([
    ['no summary', '# 0007 Stock\n\n**Context.** Sales.\n', ['0007-stock.md: no paragraph "**Summary.**" below the title']],
    [
      'a summary that is not first',
      '# 0007 Stock\n\n**Context.** Sales.\n\n**Summary.** Stock.\n',
      [expect.stringContaining('no paragraph')],
    ],
    ['an empty summary', '# 0007 Stock\n\n**Summary.** \n\n**Context.** Sales.\n', [expect.stringContaining('has 0 sentences')]],
    ['four sentences', '# 0007 Stock\n\n**Summary.** One. Two. Three. Four.\n', [expect.stringContaining('has 4 sentences')]],
    ['another number', '# 0008 Stock\n\n**Summary.** One.\n', ['0007-stock.md: its first line is not "# 0007 <title>"']],
    ['a colon after the number', '# 0007: Stock\n\n**Summary.** One.\n', [expect.stringContaining('first line')]],
  ])('refuses %s', (_, text, faults) => {
    expect(faultsOfRecord(record(text))).toEqual(faults);
  });

  const stock = record('# 0007 Stock\n');
  const row = '| [0007](0007-stock.md) | Stock |';

  it.each([
    ['a record without a row', '', [`missing: ${row}`]],
    ['another title', '| [0007](0007-stock.md) | Seats |', [`missing: ${row}`, 'of no record: | [0007](0007-stock.md) | Seats |']],
    ['a row without a record', `${row}\n| [0008](0008-x.md) | X |`, ['of no record: | [0008](0008-x.md) | X |']],
    ['a row twice', `${row}\n${row}`, [`of no record: ${row}`]],
  ])('refuses %s in the list', (_, index, faults) => {
    expect(faultsOfIndex(index, [stock])).toEqual(faults);
  });

  it('refuses rows that are not in the order of their numbers', () => {
    const seats: DecisionRecord = { file: '0008-seats.md', text: '# 0008 Seats\n' };
    expect(faultsOfIndex(`| [0008](0008-seats.md) | Seats |\n${row}`, [stock, seats])).toEqual(['the rows are not in order']);
  });
});

import { performancePage } from './performance-page.mjs';

const aResult = (facts: object = {}) => ({
  bench: 'reads',
  database: 'ordinary',
  at: '2026-11-23T12:34:56.000Z',
  commit: 'abcdef0123',
  cpus: 2,
  processor: 'A processor',
  memoryGiB: 24,
  kernel: '6.1.0',
  node: 'v20.19.0',
  postgresql: '15.14',
  redis: '7.0.15',
  loadBefore: 0.2,
  effort: { rounds: 5, seconds: 2 },
  figures: [
    {
      name: 'product detail',
      value: 12_345.6,
      unit: '/s',
      floor: 20_000,
      ratio: 0.6173,
      serviceMicros: 55.57,
      judged: 'ratio ≥ 0.6: reached',
    },
  ],
  ...facts,
});

describe('the page of performance', () => {
  it('says on what it was measured', () => {
    const page = performancePage([aResult(), aResult({ database: 'embedded', postgresql: '18.1', loadBefore: 2.5 })]);
    for (const part of [
      '2026-11-23 12:34 UTC, on commit abcdef0123',
      '2 processors (A processor), 24 GiB, Linux 6.1.0',
      'Node v20.19.0, PostgreSQL 15.14 (ordinary), 18.1 (embedded), Redis 7.0.15',
      '5 of 2 s',
      '0.2 to 2.5',
    ]) {
      expect(page).toContain(part);
    }
  });

  it('has a table for each bench and database, with a line for each figure', () => {
    const page = performancePage([aResult()]);
    expect(page).toContain('## Reads, ordinary PostgreSQL\n');
    expect(page).toContain('| product detail | 12,346/s | 20,000/s | 0.617 | 55.6 µs |  |  |  | ratio ≥ 0.6: reached |\n');
  });

  it('has a column for each value of figures that measure several at once', () => {
    const figures = [
      { name: 'event, first paint', value: 1_234.5, unit: 'ms', further: { 'longest task, ms': 61.52, 'html, bytes': 40_321 }, judged: '' },
    ];
    expect(performancePage([aResult({ bench: 'pages', figures })])).toContain(
      '| | measured | longest task, ms | html, bytes |\n|---|---|---|---|\n| event, first paint | 1,235 ms | 61.5 | 40,321 |\n',
    );
  });

  it('says of a goal that was not reached that it was not', () => {
    const figures = [{ name: 'memory of an idle api', value: 174, unit: 'MB', judged: '≤ 150: not reached' }];
    expect(performancePage([aResult({ bench: 'start', figures })])).toContain(
      '| memory of an idle api | 174 MB |  |  |  |  |  |  | ≤ 150: **not reached** |\n',
    );
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { metricRows } from '@svc/composition';
import { metricsPage } from './metrics-page';

const read = (name: string) => readFileSync(join(__dirname, '../../docs', name), 'utf8');

describe('[ADR 0160 r1] docs/metrics.md', () => {
  it('is what the table of metrics says (npm run docs:generate)', () => {
    expect(read('metrics.md')).toBe(metricsPage());
  });

  it('has every metric once', () => {
    const names = [
      ...metricsPage()
        .split('## Former names')[0]!
        .matchAll(/^\| `(\w+)` \|/gm),
    ].map(([, name]) => name);
    expect(names.sort()).toEqual(
      metricRows()
        .map(([name]) => name)
        .sort(),
    );
  });

  it('[ADR 0160 r2] names the former names, which the operations guide no longer uses', () => {
    const former = metricRows().flatMap(([, row]) => row.former ?? []);
    const used = former.filter((name) => new RegExp(`\\b${name}\\b`).test(read('operations.md')));
    expect([former.length > 0, used]).toEqual([true, []]);
  });
});

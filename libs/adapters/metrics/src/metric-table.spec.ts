import { metricRows } from './metric-table';

/** Units and their abbreviations that Prometheus replaces by base units. */
const OTHER_UNITS = /_(ms|milliseconds|minutes|hours|days|kb|mb|kilobytes|megabytes|percent|sec|min)(_|$)/;

describe('[ADR 0160 r1] the name of a metric', () => {
  it.each(metricRows())('is one that Prometheus would choose, with a sentence: %s', (name, { type, labels, help }) => {
    expect(name).toMatch(/^[a-z][a-z0-9]*(_[a-z0-9]+)+$/);
    expect(name).not.toMatch(OTHER_UNITS);
    expect(name).not.toMatch(/_(count|sum|bucket|gauge|counter|histogram)$/);
    expect(name.endsWith('_total')).toBe(type === 'counter');
    if (type === 'histogram') expect(name).toMatch(/_seconds$/);
    expect(help).toMatch(/^[A-Z1`][^\n|]*\.$/);
    expect(labels.filter((label) => !/^[a-z]+$/.test(label) || ['le', 'quantile', 'job', 'instance'].includes(label))).toEqual([]);
  });

  it('[ADR 0160 r3] has no label that could name a person, a shop or a thing', () => {
    const labels = new Set(metricRows().flatMap(([, row]) => row.labels));
    expect([...labels].sort()).toEqual([
      ...['channel', 'method', 'node', 'outcome', 'process', 'provider', 'queue', 'reason', 'route', 'source', 'state', 'status'],
      ...['task', 'version'],
    ]);
  });

  it('[ADR 0160 r2] has a former name only where that differs', () => {
    const names = metricRows().map(([name]) => String(name));
    for (const [, { former }] of metricRows()) if (former) expect(names).not.toContain(former);
  });
});

/** @reads deploy, docs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { addedUpIn, metricsIn, unknownLabelsIn, unservedIn } from './metric-names';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface RuleTest {
  name: string;
  alert_rule_test: { alertname: string; exp_alerts: object[] }[];
}
interface Panel {
  type: string;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string }[];
}

const read = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');
const rules = (parse(read('deploy/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap((group) => group.rules);
const tests = (parse(read('deploy/alerts.test.yaml')) as { tests: RuleTest[] }).tests;
const { panels } = JSON.parse(read('deploy/dashboard.json')) as { panels: Panel[] };
const queries = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr })));

describe('the reader of queries', () => {
  it.each([
    ['max by (queue) (due_oldest_seconds) > 300', ['due_oldest_seconds']],
    ['sum(rate(messages_total{reason="login"}[10m])) / sum(rate(codes_total[10m])) > 0.5', ['messages_total', 'codes_total']],
    [
      'histogram_quantile(0.99, sum by (le, route) (rate(http_request_duration_seconds_bucket[$__rate_interval])))',
      ['http_request_duration_seconds_bucket'],
    ],
    ['absent(build_info{process="api"}) or up == 0', ['build_info', 'up']],
  ])('finds the metrics of %s', (query, names) => {
    expect(metricsIn(query)).toEqual(names);
  });

  it('finds a metric that nobody serves, a histogram that is used as a gauge, and a label that there is not', () => {
    expect(unservedIn('max(outbox_age_seconds) + job_duration_seconds + messages_total_count')).toEqual([
      'outbox_age_seconds',
      'job_duration_seconds',
      'messages_total_count',
    ]);
    expect(unknownLabelsIn('messages_total{kind="ticket", reason="login"}')).toEqual(['messages_total{kind}']);
  });

  it('finds a metric of the database that is added up over the processes', () => {
    expect(addedUpIn('sum(outbox_oldest_seconds) > max(stamp_lag_seconds)')).toEqual(['outbox_oldest_seconds']);
    expect(addedUpIn('sum(increase(jobs_refused_total[5m])) + max(increase(jobs_refused_total[5m])) + due_oldest_seconds')).toEqual([
      'due_oldest_seconds',
    ]);
  });
});

describe('[ADR 0164 r1] deploy/alerts.yaml', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))('%s reads metrics that there are, as they are served', (_, { expr }) => {
    expect([metricsIn(expr).length > 0, unservedIn(expr), addedUpIn(expr), unknownLabelsIn(expr)]).toEqual([true, [], [], []]);
  });

  it('says of each alert how urgent it is, what it is about and where its runbook is', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(alert).toMatch(/^Storefront[A-Z]\w+$/);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toMatch(/\.$/);
      expect(annotations.runbook).toBe(`operations.md#${alert.toLowerCase()}`);
    }
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });

  it('[ADR 0164 r2] has a section of the operations guide for each alert, and no other', () => {
    const [, alerts] = /^## Alerts\n([^]*?)^## /m.exec(read('docs/operations.md'))!;
    const sections = [...alerts!.matchAll(/^### (\w+)\n\n(.+)/gm)].map(([, title, text]) => ({ title: title!, text: text! }));
    expect(sections.map(({ title }) => title)).toEqual(rules.map(({ alert }) => alert));
    expect(sections.filter(({ text }) => text.length < 60)).toEqual([]);
  });

  it('[ADR 0164 r3] has a test in which each alert fires, and one for what is absent or no number', () => {
    const fired = tests
      .flatMap((each) => each.alert_rule_test)
      .flatMap(({ alertname, exp_alerts: alerts }) => (alerts.length > 0 ? [alertname] : []));
    expect(rules.map(({ alert }) => alert).filter((alert) => !fired.includes(alert))).toEqual([]);
    expect(tests.map(({ name }) => name)).toEqual(expect.arrayContaining(['values that are not numbers fire nothing']));
  });
});

describe('[ADR 0164 r4] deploy/dashboard.json', () => {
  it.each(queries.map(({ title, expr }) => [title, expr]))('%s: %s', (_, expr) => {
    expect([metricsIn(expr).length > 0, unservedIn(expr), addedUpIn(expr), unknownLabelsIn(expr)]).toEqual([true, [], [], []]);
  });

  it('shows every metric of the alerts', () => {
    const shown = new Set(queries.flatMap(({ expr }) => metricsIn(expr)));
    expect(rules.flatMap(({ expr }) => metricsIn(expr)).filter((name) => !shown.has(name))).toEqual([]);
  });

  it('has panels beside one another, which do not overlap and fill its width', () => {
    const places = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)} ${y + Math.floor(index / w)}`),
    );
    expect(new Set(places).size).toBe(places.length);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  });
});

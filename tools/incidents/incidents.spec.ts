/** @reads deploy, docs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INCIDENTS } from './incidents';
import { incidentNames } from './incident-names.mjs';
import { tableOf } from './report';
import { byShippedRules, durationsOf, type Rule, rulesIn, shortened } from './shortened-rules';

const read = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');
const text = read('deploy/alerts.yaml');
const rules = rulesIn(text);
const guide = read('docs/operations.md');
const sectionsOf = (page: string) => new Map(page.split(/^(?=##+ )/m).map((section) => [/^##+ (.+)/.exec(section)?.[1], section] as const));

describe('[ADR 0166 r1] the incidents', () => {
  it('are ten, by the names of the command', () => {
    expect(Object.keys(INCIDENTS)).toEqual([...incidentNames]);
    expect(incidentNames).toHaveLength(10);
  });

  it.each(Object.entries(INCIDENTS))('have an alert, and a section of the guide to which it leads: %s', (_, { alert, section, title }) => {
    expect(title).toMatch(/^[A-Z].+\.$/);
    expect(rules.find((rule) => rule.alert === alert)?.annotations.runbook).toBe(`operations.md#${alert.toLowerCase()}`);
    const sections = sectionsOf(guide);
    expect([...sections.keys()]).toContain(section);
    const address = `(#${section.toLowerCase().replaceAll(' ', '-')})`;
    expect(alert === section || sections.get(alert)!.includes(address)).toBe(true);
  });

  it.each(Object.keys(INCIDENTS))('are in the table of the guide, with their times: %s', (name) => {
    expect(guide).toMatch(new RegExp(`^\\| \`${name}\`: .*\\d+ (s|min) `, 'm'));
  });
});

describe('[ADR 0166 r2] the shortened rules', () => {
  const of = (rule: Omit<Rule, 'annotations'>): Rule => {
    const file = JSON.stringify({ groups: [{ name: 'one', rules: [rule] }] });
    return rulesIn(shortened(file, 20, 12))[0]!;
  };

  it.each([
    ['max(outbox_oldest_seconds) > 60', 'max(outbox_oldest_seconds) > 3'],
    ['max by (queue, instance) (job_oldest_running_seconds) > 300', 'max by (queue, instance) (job_oldest_running_seconds) > 15'],
    ['max(stamp_lag_seconds) > 60', 'max(stamp_lag_seconds) > 3'],
    ['sum(increase(messages_total[10m])) > 0', 'sum(increase(messages_total[30000ms])) > 0'],
    ['min_over_time(database_pool_waiting_requests[1m]) > 0', 'min_over_time(database_pool_waiting_requests[12000ms]) > 0'],
    ['histogram_quantile(0.9, rate(a_bucket[10m])) > 10', 'histogram_quantile(0.9, rate(a_bucket[30000ms])) > 10'],
    ['abs(database_clock_offset_seconds) > 5', 'abs(database_clock_offset_seconds) > 5'],
    ['a / b > 0.8', 'a / b > 0.8'],
  ])('divide durations, and no shares or durations of requests: %s', (expr, shorter) => {
    expect(of({ alert: 'A', expr, for: '5m' })).toMatchObject({ expr: shorter, for: '15000ms' });
  });

  it('are those of deploy/alerts.yaml, whole, and the same by a factor of 1', () => {
    expect(rulesIn(shortened(text, 20, 12)).map(({ alert }) => alert)).toEqual(rules.map(({ alert }) => alert));
    const seconds = (each: Rule) => durationsOf({ ...each, for: undefined });
    const unchanged = rulesIn(shortened(text, 1, 12).replace(/\b(\d+)000ms/g, '$1s'));
    expect(unchanged.map(seconds)).toEqual(rules.map(seconds));
  });

  it('say when an alert fires by the shipped rules: its age and its `for` in full', () => {
    const rule = rules.find(({ alert }) => alert === 'StorefrontJobStuck')!;
    expect(durationsOf(rule)).toEqual({ forSeconds: 60, ageSeconds: 300, rangeSeconds: 0 });
    expect(byShippedRules(25, rule, 20)).toBe(25 + 360 - 18);
    expect(byShippedRules(25, rule, 1)).toBe(25);
  });
});

describe('[ADR 0166 r1] the report', () => {
  it('has a row for each incident, also for one whose alert did not fire', () => {
    const [name, other] = ['full-redis', 'mail-login'] as const;
    const planted = [
      { name, incident: INCIDENTS[name], observed: { firedAfter: 9.4, goneAfter: 7, others: ['StorefrontTaskLate'] } },
      { name: other, incident: INCIDENTS[other], observed: { others: [] } },
    ];
    expect(tableOf(planted, rules, 20).split('\n').slice(2)).toEqual([
      '| full-redis | StorefrontRedisFull | 9 s | 66 s | 7 s | StorefrontTaskLate | StorefrontRedisFull |',
      '| mail-login | StorefrontMailLogin | did not | did not | went on | none | StorefrontMailLogin |',
    ]);
  });
});

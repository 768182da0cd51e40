/** @reads docs */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NodeAway, Recording } from '../recorder/recording';
import { verdictOf } from './away-part';
import { costsSummary } from './costs-part';
import { distributedPage } from './distributed-page';
import { refusedSection, rulesSection, rulesSummary } from './rules-part';

const root = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const recorded = JSON.parse(read('tools/distributed/generated/recorded.json')) as Recording;

describe('docs/distributed.md', () => {
  it('is what was recorded, and what other engines document (npm run docs:generate)', () => {
    expect(read('docs/distributed.md')).toBe(distributedPage(recorded));
  });

  it('leaves out what was not recorded', () => {
    const page = distributedPage({ on: recorded.on });
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(['What other engines document']);
    expect(page).toContain('**The rules were not recorded yet.**');
  });
});

describe('rules', () => {
  const passed = { part: '1. Reads', tag: '§1 r1', result: 'passed' } as const;
  const failed = {
    part: '1. Reads',
    tag: '§1 r2',
    result: 'failed',
    text: 'Mails arrive.',
    why: 'expected 1 | got 0\n at <line>',
  } as const;

  it('are counted, and those that fail are named', () => {
    expect(rulesSummary([passed, failed])).toBe(
      '**1 of 2 rules of the conformance run pass on two nodes.** These do not: [§1 r2](#rules-that-do-not-pass).',
    );
    expect(rulesSummary([passed])).toBe('**1 of 1 rules of the conformance run pass on two nodes.**');
  });

  it('are named once each', () => {
    const rules = [passed, failed, { ...passed, tag: '§1 r3' }, { ...passed, part: '2. Writes', tag: '§8 r2' }];
    const names = rulesSection(rules)
      .split(/[|,\n]/)
      .map((cell) => cell.trim());
    for (const { tag } of rules) expect(names.filter((name) => name === tag)).toHaveLength(1);
  });

  it('have their reason in one line where they fail, and their part where they pass', () => {
    const page = rulesSection([passed, failed]);
    expect(page).toContain('| §1 r2 | Mails arrive. | expected 1 \\| got 0 at \\<line\\> |');
    expect(page).toContain('| 1. Reads | 1 of 2 | §1 r1 |');
  });

  it('need no table where none fails', () => {
    expect(rulesSection([passed])).toContain('Each rule that shows from outside passes.');
  });
});

describe('refused statements', () => {
  it('have their reason and their beginning', () => {
    const refused = { state: '0A000', message: 'not_supported', statement: 'select a | b', times: 3 };
    expect(refusedSection([refused])).toContain('| 0A000 | not\\_supported | `select a \\| b` |  | 3 |');
    expect(refusedSection([])).toContain('There was none.');
  });
});

it('costs are summed up by the least and the largest ratio of each place', () => {
  const cost = { perSecond: 1, serviceMicros: 1, databaseMicros: 1 };
  const costs = (coordinator: number, second: number) => ({
    operation: 'opening',
    costs: { 'one server': cost, coordinator: cost, 'second node': cost },
    ratios: { coordinator, 'second node': second },
  });
  expect(costsSummary([costs(1.2, 2), costs(1, 3)])).toBe(
    'An operation of a shop on the coordinator takes 1 to 1.2 times the processor time of one server, of a shop on the second node 2 to 3 times.',
  );
});

describe('the verdict of a node that was away', () => {
  const seen = { requests: 10, outcomes: { '200': 10 }, failedShare: 0, longestMs: 100, p99Ms: 90, webhooks: 3 };
  const verdict = (shops: Partial<NodeAway['shops']>) => verdictOf({ goes: seen, stays: seen, ...shops });

  it('says which goal was reached', () => {
    expect(verdict({}).match(/\*\*.+?\*\*/g)).toEqual(['**reached**', '**reached**']);
    expect(verdict({ goes: { ...seen, longestMs: 2_001 } }).match(/\*\*.+?\*\*/g)).toEqual(['**not reached**', '**reached**']);
    expect(verdict({ stays: { ...seen, failedShare: 0.001 } }).match(/\*\*.+?\*\*/g)).toEqual(['**reached**', '**not reached**']);
  });
});

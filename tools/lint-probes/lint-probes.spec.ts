/** @reads eslint.config.mjs, tools/lint */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { allowed, violations, type Probe } from './probes';

interface Finding {
  rule: string;
  message: string;
}

const planted = Object.entries(violations).flatMap(([rule, probes]) => probes.map((probe) => ({ ...probe, rule })));
const findings = new Map<Probe, Finding[]>();

beforeAll(() => {
  const probes = [...planted, ...allowed];
  const { stdout, stderr } = spawnSync(process.execPath, [join(__dirname, 'lint-texts.mjs')], {
    input: JSON.stringify(probes),
    encoding: 'utf8',
    maxBuffer: 64 << 20,
  });
  if (!stdout) throw new Error(stderr);
  (JSON.parse(stdout) as Finding[][]).forEach((messages, index) => findings.set(probes[index]!, messages));
}, 300_000);

describe('the lint refuses', () => {
  it.each(planted)('$rule: $title', (probe) => {
    expect(findings.get(probe)).toContainEqual(expect.objectContaining({ rule: probe.rule }));
  });
});

describe('the lint accepts', () => {
  it.each(allowed)('$title', (probe) => {
    expect(findings.get(probe)).toEqual([]);
  });
});

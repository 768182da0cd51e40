import { report } from './report.mjs';

const suite = {
  name: 'unit',
  passed: 3,
  failed: 0,
  skipped: [] as string[],
  problems: [] as string[],
  failedFiles: [],
  tasks: 1,
  cached: 0,
  seconds: 1,
};
const withoutRedis = { ...suite, skipped: ['the queues on Redis (needs Redis) answer a ping'] };
const here = { inCi: false };
const lastLine = (text: string) => text.split('\n').at(-1);

describe('the report of a test run', () => {
  it('ends with the counts of all suites', () => {
    const { text, ok } = report([suite, { ...suite, name: 'e2e', passed: 4 }], here);

    expect(lastLine(text)).toBe('7 passed, 0 failed, 0 skipped');
    expect(ok).toBe(true);
  });

  it('names what was flaky right before the counts, and is well', () => {
    const { text, ok } = report([{ ...suite, name: 'e2e', flaky: [{ file: 'apps/a.e2e-spec.ts', title: 'a page opens' }] }], here);

    expect(text).toMatch(/\nflaky: apps\/a\.e2e-spec\.ts: a page opens\n\n3 passed, 0 failed, 0 skipped$/);
    expect(ok).toBe(true);
  });

  it('says what the machine cannot run, right before the counts, and is well', () => {
    const { text, ok } = report([suite], { ...here, leftOut: 'Left out on a distributed PostgreSQL.' });

    expect(text).toMatch(/\n\nLeft out on a distributed PostgreSQL\.\n\n3 passed, 0 failed, 0 skipped$/);
    expect(ok).toBe(true);
  });

  it('is not well when something failed', () => {
    const { text, ok } = report([suite, { ...suite, failed: 1, problems: ['catalogue:test failed.'] }], here);

    expect(text).toContain('catalogue:test failed.');
    expect(lastLine(text)).toBe('6 passed, 1 failed, 0 skipped');
    expect(ok).toBe(false);
  });

  it.each(['Redis', 'PostgreSQL', 'zsh', 'to mount a disk'])('names what was skipped since it needs %s, and is well', (want) => {
    const skipped = `a start (needs ${want}) answers a ping`;
    const { text, ok } = report([{ ...suite, skipped: [skipped] }], here);

    expect(text).toContain(skipped);
    expect(lastLine(text)).toBe('3 passed, 0 failed, 1 skipped');
    expect(ok).toBe(true);
  });

  it('is not well with any skip in continuous integration', () => {
    expect(report([withoutRedis], { inCi: true }).ok).toBe(false);
  });

  it('is not well with a skip for any other reason', () => {
    expect(report([{ ...suite, skipped: ['a product has a price'] }], here).ok).toBe(false);
  });
});

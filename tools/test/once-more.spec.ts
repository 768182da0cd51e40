/** @reads apps, libs, tools */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neverAgain } from './never-again.mjs';
import { fileToRunOnceMore, withFlaky } from './once-more.mjs';

const root = join(__dirname, '../..');
const file = 'libs/hosted/src/forms/form-page.browser-spec.ts';
const well = { name: 'unit', passed: 3, failed: 0, skipped: [], problems: [], failedFiles: [], tasks: 1, cached: 0, seconds: 1 };
const failed = (name: string, ...failedFiles: { file: string; titles: string[] }[]) => ({
  ...well,
  name,
  failed: failedFiles.reduce((sum, { titles }) => sum + Math.max(1, titles.length), 0),
  problems: ['failed'],
  failedFiles,
});
const one = failed('browser', { file, titles: ['a form is sent'] });

describe('a test file that failed', () => {
  it('is run once more where it is the only one of the run', () => {
    expect(fileToRunOnceMore([well, one], '')).toEqual({ suite: 'browser', file, titles: ['a form is sent'] });
  });

  it.each([
    ['nothing failed', [well]],
    ['another file failed, too', [failed('browser', { file, titles: ['a'] }, { file: 'apps/b.browser-spec.ts', titles: ['b'] })]],
    ['another suite failed, too', [one, failed('unit', { file: 'libs/a.spec.ts', titles: ['a'] })]],
    ['it is a unit test', [failed('unit', { file: 'libs/a.spec.ts', titles: ['a'] })]],
    ['it could not be run', [failed('e2e', { file, titles: [] })]],
    ['something else broke off in its suite', [{ ...one, failed: 2 }]],
    [
      'it is about money',
      [failed('e2e', { file: 'libs/store-api/src/checkouts/checkouts.e2e-spec.ts', titles: ['a checkout is paid once'] })],
    ],
  ])('is not run once more where %s', (_, results) => {
    expect(fileToRunOnceMore(results, '')).toBeUndefined();
  });

  it('is not run once more for a test that was noted as flaky', () => {
    expect(fileToRunOnceMore([one], `- ${file}: a form is sent (2026-11-26)`)).toBeUndefined();
    expect(fileToRunOnceMore([one], `- ${file}: another (2026-11-26)`)).toBeDefined();
  });

  it('counts as passed when it passes then, and as flaky', () => {
    const [, result] = withFlaky([well, one], { suite: 'browser', file, titles: ['a form is sent'] });
    expect(result).toMatchObject({ passed: 4, failed: 0, problems: [], flaky: [{ file, title: 'a form is sent' }] });
  });
});

describe('the files that are never run once more', () => {
  const below = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`);
  const paths = ['apps', 'libs', 'tools'].flatMap(below).filter((path) => /\.(e2e|browser)-spec\.ts$/.test(path));

  it.each(neverAgain)('%s is there', (part) => {
    expect(paths.filter((path) => path.includes(part))).not.toEqual([]);
  });
});

describe('what may be run once more', () => {
  it('is so in continuous integration alone', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
    expect(readFileSync(join(root, '.ci/run'), 'utf8')).toContain('--tier=ci --once-more');
    expect(Object.values(scripts).join()).not.toContain('--once-more');
  });
});

import { spawnSync } from 'node:child_process';

/** A suite that needs promtool, of Debian's package prometheus. It is in the full tier alone, and reported as skipped without the program. */
export function describeWithPromtool(title: string, suite: () => void): void {
  if (spawnSync('promtool', ['--version']).status === 0) describe(title, suite);
  else describe.skip(`${title} (needs promtool)`, suite);
}

/** Returns the remarks of `promtool check metrics` about a response. Throws when it cannot be parsed. */
export function remarksOn(text: string): string[] {
  const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
  const remarks = `${stdout}${stderr}`.split('\n').filter((line) => line !== '');
  // 3: there are remarks on names.
  if (status !== 0 && status !== 3) throw new Error(remarks.join('\n'));
  return remarks;
}

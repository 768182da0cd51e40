import { execFileSync } from 'node:child_process';
import { Explained } from '../explained.mjs';

/**
 * Files that differ from a commit: changed, deleted and new ones, committed since or not, untracked ones included.
 * @param {string} root of the checkout
 * @param {string} [base] a commit; by default the merge base with the remote's main, or the last commit where there is no remote
 * @returns {{ base: string, files: string[] }} `base` as it is to be shown; paths from the root, sorted
 * @throws {Explained} when there is no such commit
 */
export function changedFiles(root, base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const from = base ?? defaultBase(git);
  const lines = (text) => text.split('\0').filter(Boolean);
  try {
    const differing = lines(git('diff', '--name-only', '--no-renames', '-z', from, '--'));
    const untracked = lines(git('ls-files', '--others', '--exclude-standard', '-z'));
    return { base: from, files: [...new Set([...differing, ...untracked])].sort() };
  } catch (error) {
    throw new Explained(`git knows no commit ${from}: ${error.stderr?.trim() ?? error.message}`);
  }
}

function defaultBase(git) {
  try {
    return git('merge-base', 'HEAD', 'origin/main').trim().slice(0, 12);
  } catch {
    return 'HEAD';
  }
}

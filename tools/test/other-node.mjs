import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { promisify } from 'node:util';
import { Explained } from '../explained.mjs';

/**
 * Has npm bring a Node of another version, by its package `node`.
 * @param {string} version such as `24`
 * @returns {Promise<string>} the path of its program
 * @throws {Explained} when npm cannot bring it
 */
export async function nodeOf(version) {
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      ['--yes', `--package=node@${version}`, '--', 'node', '--print', 'process.execPath'],
      { cwd: tmpdir() },
    );
    return stdout.trim();
  } catch (error) {
    throw new Explained(`npm cannot bring Node ${version}: ${error.stderr || error.message}`);
  }
}

/** Returns the environment in which `node` is that program. */
export const environmentOf = (program) => ({ ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` });

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Explained } from '../explained.mjs';
import { hasTools, isInstalled, neededPackages } from './locked-packages.mjs';
import { elapsedSince, withProgress } from './progress.mjs';

/** Flags of an install without the package `tools`, which lists what only tests, lint, benches and generated documents need (ADR 0126). */
const WITHOUT_TOOLS = ['--workspace=libs/sdk', '--include-workspace-root'];

/** Levels of npm's own output, when asked for, at which it says more than errors. */
const TALKATIVE = ['http', 'info', 'verbose', 'silly'];

/** Errors of npm that does not reach the registry, or does not trust its certificate; the last is all that npm 10.9 says of it. */
const UNREACHED =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|[A-Z_]*CERT(?:_[A-Z_]+)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|Exit handler never called)\b/;

const STILL_MS = 15_000;

/**
 * Installs what the lock file says, unless it is there: a first start in a fresh clone, one after an install that was interrupted, or one
 * after a pull that moved the lock. Packages of tests that are installed stay; where only they are missing, they are added beside the others.
 * @param {string} root of the repository
 * @param {'start' | 'all'} scope `start`: what builds, starts and uses the service; `all`: also what tests, lint and benches need
 * @throws {Explained} when npm does not manage
 */
export async function ensureInstalled(root, scope) {
  const record = join(root, 'node_modules/.package-lock.json');
  const locked = packagesOf(join(root, 'package-lock.json'));
  const installed = packagesOf(record);
  if (isInstalled(locked, installed, scope)) return;
  const isAdding = scope === 'all' && isInstalled(locked, installed, 'start');
  const withTools = scope === 'all' || hasTools(installed);
  if (isAdding) {
    console.log('Tests, lint and benches need more packages than npm start: adding them.');
    rmSync(record); // npm writes it at the end: whatever comes after an interruption installs anew
  }
  const command = isAdding ? ['install', '--no-save'] : ['ci', ...(withTools ? [] : WITHOUT_TOOLS)];
  await runNpm(root, command, missingOf(root, neededPackages(locked, withTools ? 'all' : 'start'), isAdding));
  if (!isInstalled(locked, packagesOf(record), scope))
    throw new Explained('npm has not installed what package-lock.json names. Delete node_modules and run the command again.');
}

/** Lists the folders that npm is going to fill: `npm ci` begins by removing those that are there. */
const missingOf = (root, paths, isAdding) => paths.filter((path) => !isAdding || !existsSync(join(root, path)));

async function runNpm(root, command, paths) {
  const started = performance.now();
  const { code, output, errors } = await withProgress('Installing packages', progressOf(root, paths), () => npm(root, command));
  if (errors.trim() !== '') console.error(errors.trim());
  if (code === 0) return console.log(`Installed ${paths.length} packages in ${elapsedSince(started)}.`);
  if (output.trim() !== '') console.error(output.trim());
  const [unreached] = UNREACHED.exec(errors) ?? [];
  throw new Explained(
    unreached
      ? `The packages are not installed, and npm does not reach its registry to download them (${unreached}). Connect to the internet, or tell npm of your proxy and its certificate (npm config set https-proxy <address>, cafile <file>), and run the command again.`
      : `npm ${command[0]} did not succeed: see above, fix it and run the command again.`,
  );
}

/** Returns what counts the folders that are filled, and says so when none has been for a while: npm tries again for a minute before it gives up. */
function progressOf(root, paths) {
  let last = { count: 0, at: performance.now() };
  return () => {
    const count = countOf(root, paths);
    if (count === paths.length) return `${count} unpacked, finishing`;
    if (count !== last.count) last = { count, at: performance.now() };
    return `${count} of ${paths.length}${performance.now() - last.at > STILL_MS ? ', waiting for the registry' : ''}`;
  };
}

/** Ends npm with this process. */
async function npm(root, command) {
  const path = process.env.npm_execpath ?? '';
  const [program, ...first] = basename(path) === 'npm-cli.js' ? [process.execPath, path] : ['npm'];
  const level = TALKATIVE.includes(process.env.npm_config_loglevel) ? process.env.npm_config_loglevel : 'error';
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--progress=false', `--loglevel=${level}`];
  const child = spawn(program, [...first, ...command, ...flags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && program === 'npm',
  });
  const end = () => child.kill();
  process.once('exit', end);
  try {
    const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    return { code, output, errors };
  } catch (error) {
    throw new Explained(`npm does not start (${error.message}).`);
  } finally {
    process.off('exit', end);
  }
}

const countOf = (root, paths) => paths.filter((path) => existsSync(join(root, path, 'package.json'))).length;

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  } catch {
    return {};
  }
}

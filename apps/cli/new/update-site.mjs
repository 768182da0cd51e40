import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failed, UsageError } from '../errors.mjs';
import { SDK } from './manifests.mjs';
import { packSdk, VENDOR, versionIn } from './templates.mjs';

const INSTALL_TIMEOUT_MS = 300_000;

/**
 * Installs the SDK that comes with this command line in a site, and removes the file of the former one. A failure leaves the site as it was.
 * @param {string} folder absolute path of the site
 * @returns {Promise<{ before?: string, after: string }>} versions; the same where nothing was to be done
 * @throws {UsageError} when there is no site that installs the SDK from a file
 * @throws {Failed} when the SDK cannot be packed or installed
 */
export async function updateSite(folder) {
  const former = await vendoredSdk(folder);
  const room = await mkdtemp(join(tmpdir(), 'sdk-'));
  try {
    const packed = join(room, VENDOR);
    const { file, version } = await packSdk(packed);
    const target = `${VENDOR}/${file}`;
    const before = versionIn(former);
    if (former === target && (await isSame(join(folder, former), join(packed, file)))) return { before, after: version };
    await mkdir(join(folder, VENDOR), { recursive: true });
    await copyFile(join(packed, file), join(folder, target));
    await install(folder, target, former);
    if (former !== target) await rm(join(folder, former), { force: true });
    return { before, after: version };
  } finally {
    await rm(room, { recursive: true, force: true });
  }
}

/** Returns the path of the file that a site installs the SDK from, in its folder. */
async function vendoredSdk(folder) {
  const manifest = await readFile(join(folder, 'package.json'), 'utf8').then(JSON.parse, () => undefined);
  const source = manifest?.dependencies?.[SDK];
  if (!source) throw new UsageError(`${folder} is not the folder of a site that installs ${SDK}: name the folder of its package.json.`);
  if (!/^file:.*\.tgz$/.test(source))
    throw new UsageError(
      `package.json of ${folder} has ${SDK} from "${source}", not from a file such as file:${VENDOR}/….tgz: update it there.`,
    );
  return source.slice('file:'.length).replace(/^\.\//, '');
}

/** Has npm install a file, which changes package.json and package-lock.json when it succeeds. */
async function install(folder, target, former) {
  try {
    await promisify(execFile)('npm', ['install', `./${target}`, '--no-audit', '--no-fund'], {
      cwd: folder,
      timeout: INSTALL_TIMEOUT_MS,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    if (former !== target) await rm(join(folder, target), { force: true });
    throw new Failed(
      'NOT_INSTALLED',
      `npm could not install ${target} in ${folder}; the site is as it was.\n${String(error.stderr || error.message).trim()}`,
    );
  }
}

async function isSame(path, other) {
  const [one, two] = await Promise.all([path, other].map((each) => readFile(each).then(hashOf, () => undefined)));
  return one !== undefined && one === two;
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex');

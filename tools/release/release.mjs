import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { packSdkInto, sdkContent } from '../../apps/cli/new/pack-sdk.mjs';
import { buildCli } from '../build/cli.mjs';
import { Explained, isMain, runCommand } from '../explained.mjs';
import { newestRelease } from './versions.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'dist/release');
const run = (command, args, options) => promisify(execFile)(command, args, { cwd: root, maxBuffer: 64 * 1024 * 1024, ...options });

/**
 * `npm run release -- prepare`: keeps the contracts and the content of the SDK as those of the newest version of the changelog.
 * `npm run release`: makes the files of a release in `dist/release/`: the packages of SDK and command line, the bill of materials
 * (CycloneDX) and SHA-256 checksums. See docs/contributing/releases.md.
 */
async function main() {
  const release = newestRelease(root);
  if (process.argv[2] === 'prepare') await prepare(release);
  else await makeFiles(release);
}

async function prepare({ api, sdk }) {
  await run('npm', ['run', '--silent', 'docs:generate', '--', '--release']);
  await writeFile(join(root, 'libs/sdk/released.json'), `${JSON.stringify({ version: sdk, content: await sdkContent(root) }, null, 2)}\n`);
  console.log(`Kept the contracts of ${api} and the SDK ${sdk}. Commit this, then tag it: git tag -a v${api} -m "Version ${api}"`);
}

async function makeFiles({ api, sdk, cli }) {
  await requireTag(`v${api}`);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await packSdkInto(root, out);
  await run('npm', ['pack', await buildCli(), '--pack-destination', out]);
  const { stdout } = await run('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev']);
  await writeFile(join(out, `storefront-service-${api}.cdx.json`), stdout);
  const files = await readdir(out);
  requireNames(files, { sdk, cli });
  await writeFile(join(out, 'SHA256SUMS'), await checksums(out, files));
  console.log(`Made ${[...files, 'SHA256SUMS'].join(', ')} in dist/release/.`);
}

/** A release is made of the commit that its tag names, and of nothing else. */
async function requireTag(tag) {
  const [changes, tagged] = await Promise.all([
    run('git', ['status', '--porcelain']),
    run('git', ['describe', '--exact-match', '--match', tag]).catch(() => undefined),
  ]);
  if (changes.stdout !== '') throw new Explained('There are changes that are not committed: a release is made of a commit.');
  if (!tagged) throw new Explained(`This commit is not tagged as ${tag}, the newest version of docs/changelog.md.`);
}

function requireNames(files, { sdk, cli }) {
  for (const name of [`storefront-service-sdk-${sdk}.tgz`, `storefront-service-cli-${cli}.tgz`])
    if (!files.includes(name))
      throw new Explained(`There is no ${name}, but ${files.join(', ')}. Has the SDK changed since npm run release -- prepare?`);
}

/** Returns the lines of `sha256sum -c` for files of a folder. */
export async function checksums(folder, files) {
  const lines = await Promise.all(
    [...files].sort().map(
      async (file) =>
        `${createHash('sha256')
          .update(await readFile(join(folder, file)))
          .digest('hex')}  ${file}\n`,
    ),
  );
  return lines.join('');
}

if (isMain(import.meta)) await runCommand(main);

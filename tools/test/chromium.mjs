import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));
const UNPACK = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";

/** `--no-sandbox` because tests may run as root; what they open is their own. */
const ARGUMENTS = ['--no-sandbox', '--disable-gpu'];

/**
 * Starts a headless Chromium to which the tests of every Jest worker connect: it starts once for a run, and their browser
 * contexts keep them apart.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startTestBrowser() {
  const server = await chromium.launchServer({ args: ARGUMENTS, ...(await findChromium()) });
  return { url: server.wsEndpoint(), stop: () => server.close() };
}

/**
 * The Chromium that npm brings, with the libraries and letters it needs, so that no browser has to be installed.
 * It is unpacked once per version, whole or not at all. `CHROMIUM_PATH` names another one.
 * @returns {Promise<{ executablePath: string, env: Record<string, string> }>}
 */
async function findChromium() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, env: { PATH } };

  const { version } = JSON.parse(await readFile(join(modules, '@sparticuz/chromium/package.json'), 'utf8'));
  const folder = join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { PATH, HOME: folder, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'letters.conf') },
  };
}

/** In a process of its own, since the package unpacks into the temporary folder, and its libraries only for this runtime. */
async function unpackInto(folder) {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await promisify(execFile)(process.execPath, ['-e', UNPACK], {
    cwd: dirname(modules),
    env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
  await writeFile(join(draft, 'letters.conf'), emailsIn(join(folder, 'fonts'), join(folder, 'letters-cache')));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true })); // Another run was faster.
}

function emailsIn(folder, cache) {
  return `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${cache}</cachedir></fontconfig>`;
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const UNPACK = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";

export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

/**
 * The Chromium that npm brings, with the libraries and letters it needs, so that no browser has to be installed.
 * It is unpacked once per version, whole or not at all. `CHROMIUM_PATH` names another one.
 */
export async function findChromium(): Promise<Chromium> {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, env: { PATH } };

  const modules = join(process.cwd(), 'node_modules');
  const { version } = JSON.parse(await readFile(join(modules, '@sparticuz/chromium/package.json'), 'utf8')) as { version: string };
  const folder = join(modules, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) await unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { PATH, HOME: folder, LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'letters.conf') },
  };
}

/** In a process of its own, since the package unpacks into the temporary folder, and its libraries only for this runtime. */
async function unpackInto(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await promisify(execFile)(process.execPath, ['-e', UNPACK], { env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' } });
  await writeFile(join(draft, 'letters.conf'), lettersIn(join(folder, 'fonts'), join(folder, 'letters-cache')));
  await rename(draft, folder).catch(() => rm(draft, { recursive: true })); // Another run was faster.
}

function lettersIn(folder: string, cache: string): string {
  return `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><dir>/usr/share/fonts</dir><cachedir>${cache}</cachedir></fontconfig>`;
}

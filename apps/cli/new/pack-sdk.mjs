import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Builds the SDK of the repository and puts its tarball into a folder.
 * @param {string} root of the repository
 * @param {string} folder goes to npm as a variable: the shell that Windows runs npm by would split an argument at its spaces
 * @param {{ signal?: AbortSignal, timeout?: number }} [limits]
 */
export async function packSdkInto(root, folder, limits) {
  await promisify(execFile)('npm', ['pack'], {
    ...limits,
    cwd: join(root, 'libs/sdk'),
    env: { ...process.env, npm_config_pack_destination: folder },
    shell: process.platform === 'win32',
  });
}

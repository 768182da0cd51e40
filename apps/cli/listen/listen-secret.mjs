import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readKept, writeKept } from '../../../tools/start/kept-file.mjs';
import { Failed, UsageError } from '../errors.mjs';
import { configFolder } from '../profiles.mjs';
import { isSecret, newSecret } from './sign-delivery.mjs';

/**
 * The secret by which events of a workspace are signed on this machine: made once and kept, so that the local server’s settings stay
 * right from one day to the next. The service never learns of it.
 * @param {{ url: string, workspace: string, option?: string }} of the address of the service, the workspace’s ref and the secret of the command line
 * @throws {UsageError} when the option is not a secret
 * @throws {Failed} when it cannot be kept
 */
export async function listenSecret({ url, workspace, option }, env) {
  if (option !== undefined && !isSecret(option))
    throw new UsageError('--secret is not a signing secret: use one that listen or webhook add has shown (whsec_…).');
  if (option !== undefined) return option;
  const file = join(configFolder(env), 'listen.json');
  const secrets = await readKept(file);
  const name = `${url} ${workspace}`;
  if (Object.hasOwn(secrets, name) && isSecret(secrets[name])) return secrets[name];
  const secret = newSecret();
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeKept(file, { ...secrets, [name]: secret });
  } catch (error) {
    throw new Failed('FILE', `${file} cannot be written: ${error.message}`);
  }
  return secret;
}

import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { readKept, writeKept } from '../../tools/start/kept-file.mjs';
import { didYouMean } from './nearest.mjs';
import { Failed, UsageError } from './errors.mjs';
import { program } from './program.mjs';

/** Where what belongs to a person on this machine is kept: below XDG_CONFIG_HOME. */
export const configFolder = (env) => join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), '.config'), 'storefront-service');

/** File of the profiles, which only their owner may read. */
export const profilesFile = (env) => join(configFolder(env), 'profiles.json');

/**
 * The profile of a command.
 * @param {string | undefined} name of `--profile` or STORE_PROFILE; `default` if absent
 * @returns {Promise<{ url?: string, token?: string }>} empty when none is named and there is no `default`
 * @throws {UsageError} when the named one is not there
 */
export async function readProfile(name, env) {
  const profiles = await readKept(profilesFile(env));
  const profile = Object.hasOwn(profiles, name ?? 'default') ? profiles[name ?? 'default'] : undefined;
  if (name && !profile)
    throw new UsageError(
      `There is no profile "${name}".${didYouMean(name, Object.keys(profiles))} Create it with: ${program} login --profile ${name}`,
    );
  return profile ?? {};
}

/** Keeps a profile, or removes it when `profile` is undefined. @returns {Promise<string>} in which file @throws {Failed} when that cannot be written */
export async function keepProfile(name, profile, env) {
  const file = profilesFile(env);
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeKept(file, { ...(await readKept(file)), [name]: profile });
  } catch (error) {
    throw new Failed('FILE', `${file} cannot be written: ${error.message}`);
  }
  return file;
}

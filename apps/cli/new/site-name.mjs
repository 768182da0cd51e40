import { basename } from 'node:path';
import { UsageError } from '../errors.mjs';

const NAME = /^[a-z][a-z0-9-]{0,62}[a-z0-9]$/;

/**
 * Returns the name of a new site, which is the last part of its folder's path and the name of its package.
 * @param {string} path as typed
 * @throws {UsageError} that suggests a name where that one cannot be used
 */
export function siteName(path) {
  const name = basename(path);
  if (NAME.test(name)) return name;
  const suggestion = suggestionOf(name);
  const instead = suggestion ? ` For example: ${path.endsWith(name) ? path.replace(/[^\\/]*$/, suggestion) : suggestion}` : '';
  throw new UsageError(
    `"${name}" cannot be the name of a site: use lower-case letters, digits and hyphens, beginning with a letter, 2 to 64 of them.${instead}`,
  );
}

/** Returns the nearest name that can be used; empty when nothing is left of it. */
function suggestionOf(name) {
  const nearest = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '');
  return NAME.test(nearest) ? nearest : '';
}

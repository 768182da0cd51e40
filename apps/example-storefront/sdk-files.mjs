import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** The SDK as modules for browsers, out of the installed package. `index.html` says by an import map where they are. */
const FOLDER = new URL('.', import.meta.resolve('@storefront-service/sdk'));
const FILES = new Set(readdirSync(FOLDER).filter((name) => name.endsWith('.js')));

/** Returns the file at a path such as `/sdk/index.js`; undefined when there is none. */
export function sdkFile(path) {
  const [, name] = /^\/sdk\/([\w.-]+)$/.exec(path) ?? [];
  return FILES.has(name) ? readFileSync(new URL(name, FOLDER)) : undefined;
}

/** The import map of a page as its content security policy names it, since that lets no other script stand in a page. */
export function importMapHash(html) {
  const [, map] = /<script type="importmap">([^]*?)<\/script>/.exec(html);
  return `'sha256-${createHash('sha256').update(map).digest('base64')}'`;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GUIDES } from './guides.mjs';

const PLUGIN = '@scalar/fastify-api-reference';

/**
 * Returns the files that draw the reference at `/docs`, for the folder of the api.
 * @param {string} root of the repository
 * @returns {Promise<Record<string, string>>} the texts of the files, by their names
 */
export async function referenceFiles(root) {
  return { 'reference.js': await referenceScript(), 'guides.json': JSON.stringify(await guideTexts(root)) };
}

/**
 * Scalar as one script, with its licence. The package of the script alone brings 270 others, all that it was bundled of;
 * the plugin for Fastify holds the same script and brings 20, so we ask the plugin for it as Fastify would.
 */
async function referenceScript() {
  const { default: plugin } = await import(PLUGIN);
  const routes = [];
  await new Promise((resolve, reject) => {
    plugin({ route: (route) => routes.push(route) }, { configuration: { content: {} } }, (error) => (error ? reject(error) : resolve()));
  });
  const licence = await readFile(new URL('../LICENSE', import.meta.resolve(PLUGIN)), 'utf8');
  return `/*!\n${licence.trim()}\n*/\n${textOf(routes.find(({ url }) => url.endsWith('.js')))}`;
}

function textOf(route) {
  const reply = { header: () => reply, send: (text) => text };
  return String(route.handler({}, reply));
}

/** The guides of each side that is read, in their order. */
async function guideTexts(root) {
  const read = async (name) => ({ name, text: await readFile(join(root, 'docs', name), 'utf8') });
  return Object.fromEntries(
    await Promise.all(Object.entries(GUIDES).map(async ([side, names]) => [side, await Promise.all(names.map(read))])),
  );
}

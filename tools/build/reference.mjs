import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { GUIDES } from './guides.mjs';

const PLUGIN = '@scalar/fastify-api-reference';

/** The highest quality takes twenty times as long, for a tenth fewer bytes. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };

/**
 * Returns the files that draw the reference at `/docs`, for the folder of the api.
 * @param {string} root of the repository
 * @returns {Promise<Record<string, string | Buffer>>} their contents by their names; the script has its compressed forms beside it
 */
export async function referenceFiles(root) {
  const script = await referenceScript();
  const [br, gz, guides] = await Promise.all([
    promisify(brotliCompress)(script, { params: BROTLI }),
    promisify(gzip)(script, { level: constants.Z_BEST_COMPRESSION }),
    guideTexts(root),
  ]);
  return { 'reference.js': script, 'reference.js.br': br, 'reference.js.gz': gz, 'guides.json': JSON.stringify(guides) };
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

/** Returns the guides of each interface in their order, each with the topic it is listed under. */
async function guideTexts(root) {
  const read = async ({ topic, name }) => ({ topic, name, text: await readFile(join(root, 'docs', name), 'utf8') });
  const listed = (topics) => topics.flatMap(({ topic, guides }) => guides.map((name) => ({ topic, name })));
  return Object.fromEntries(
    await Promise.all(Object.entries(GUIDES).map(async ([side, topics]) => [side, await Promise.all(listed(topics).map(read))])),
  );
}

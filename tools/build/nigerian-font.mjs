import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import compress from 'wawoff2/compress.js';
import decompress from 'wawoff2/decompress.js';
import { isMain, runCommand } from '../explained.mjs';

const require = createRequire(import.meta.url);
const target = fileURLToPath(new URL('../../libs/hosted/src/page/inter-nigerian.ts', import.meta.url));

/** The signs of naira and cedi, and letters of Yoruba and Igbo that the file `vietnamese` lacks. */
const CHARACTERS = 'ŃńǸǹḾḿṄṅṢṣ₦₵';

const READ_ONLY = 1;

/**
 * Cuts a few characters out of Inter's file of Latin Extended, which alone has nearly the weight that a page's fonts may have, and
 * writes them to the file that hosted pages take them from. Run it when the version of Inter changes.
 */
export async function writeNigerianFont() {
  const folder = dirname(require.resolve('@fontsource-variable/inter/package.json'));
  const font = await decompress(await readFile(join(folder, 'files/inter-latin-ext-wght-normal.woff2')));
  const woff2 = Buffer.from(await compress(await cutOut(font, codesOf(CHARACTERS)))).toString('base64');
  const range = codesOf(CHARACTERS)
    .map((code) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`)
    .join(',');
  const source = `/** Characters of Inter for Nigeria and Ghana, as \`tools/build/nigerian-font.mjs\` cuts them out. */
    export const INTER_NIGERIAN = { range: '${range}', woff2: '${woff2}' };`;
  await writeFile(target, await format(source, { ...(await resolveConfig(target)), filepath: target }));
}

function codesOf(text) {
  return [...text].map((sign) => sign.codePointAt(0));
}

/** Returns the TrueType file with these characters of another alone, weights included. */
async function cutOut(font, codes) {
  const { instance } = await WebAssembly.instantiate(await readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));
  const { exports: harfbuzz } = instance;
  harfbuzz._initialize();
  const start = harfbuzz.malloc(font.length);
  new Uint8Array(harfbuzz.memory.buffer).set(font, start);
  const face = harfbuzz.hb_face_create(harfbuzz.hb_blob_create(start, font.length, READ_ONLY, 0, 0), 0);
  const input = harfbuzz.hb_subset_input_create_or_fail();
  for (const code of codes) harfbuzz.hb_set_add(harfbuzz.hb_subset_input_unicode_set(input), code);
  const blob = harfbuzz.hb_face_reference_blob(harfbuzz.hb_subset_or_fail(face, input));
  const first = harfbuzz.hb_blob_get_data(blob, 0);
  return new Uint8Array(harfbuzz.memory.buffer.slice(first, first + harfbuzz.hb_blob_get_length(blob)));
}

if (isMain(import.meta)) await runCommand(writeNigerianFont);

import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import setUpBuilt from './global-setup-built.mjs';

const unpacked = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));

/** The set-up of browser tests: Chromium is unpacked inside the clone, where no other user's copy is in the way. */
export default async function setUpBrowser() {
  await setUpBuilt();
  await mkdir(unpacked, { recursive: true });
  process.env.TMPDIR = unpacked;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { referenceFiles } from '../build/reference.mjs';

/**
 * `npm run docs:build`: the reference of `/docs` as static files in `dist/docs/`, for any web server.
 * They are what the service shows, but that no request can be tried where there is no service.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
process.env.TS_NODE_PROJECT = join(root, 'tsconfig.base.json');
const require = createRequire(import.meta.url);
require('reflect-metadata');
require('@swc-node/register');
const { contractFiles } = require(join(root, 'apps/api/src/reference/contract-files.ts'));
const { referencePages } = require(join(root, 'libs/reference/src/docs/reference-pages.ts'));

const { 'reference.js': script, 'guides.json': guides } = await referenceFiles(root);
const contracts = contractFiles();
const documents = { storefront: contracts['docs/openapi.json'], management: contracts['docs/admin-openapi.json'] };
const files = { ...referencePages(documents, JSON.parse(guides)), 'assets/reference.js': script };
for (const [file, text] of Object.entries(files)) {
  const target = join(root, 'dist/docs', file);
  mkdirSync(join(target, '..'), { recursive: true });
  writeFileSync(target, text);
}
console.log('Wrote the reference into dist/docs/: serve that folder, and open its index.html.');

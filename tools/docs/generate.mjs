import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conformancePage } from '../conformance/conformance-page.mjs';
import { readConformance } from '../conformance/conformance.mjs';
import { sdkSources } from './sdk-sources.mjs';

/**
 * `npm run docs:generate`: writes what is generated under `docs/`, and of the SDK, from the code.
 * With `-- --release` they also become the released ones, which later changes may only add to (D-90).
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
process.env.TS_NODE_PROJECT = join(root, 'tsconfig.base.json');
const require = createRequire(import.meta.url);
require('reflect-metadata');
require('@swc-node/register');
const { contractFiles } = require(join(root, 'apps/api/src/openapi/contract-files.ts'));
const { workspaceDocumentJsonSchema } = require(join(root, 'libs/workspace-document/src/index.ts'));
const { signatureVectors, webhookEventsJsonSchema } = require(join(root, 'libs/webhooks/src/index.ts'));

const contracts = contractFiles();
for (const [file, content] of Object.entries(contracts)) {
  const targets = process.argv.includes('--release') ? [file, file.replace('docs/', 'docs/released/')] : [file];
  for (const target of targets) write(target, json(content));
}
const documents = { storefront: contracts['docs/openapi.json'], management: contracts['docs/admin-openapi.json'] };
for (const [file, text] of Object.entries(await sdkSources(documents))) write(file, text);
write('docs/workspace-document.schema.json', json(workspaceDocumentJsonSchema()));
write('docs/webhook-events.schema.json', json(webhookEventsJsonSchema()));
write('docs/webhook-test-vectors.json', json(signatureVectors()));
write('docs/conformance.md', conformancePage(readConformance(root).parts));

function json(content) {
  return `${JSON.stringify(content, null, 2)}\n`;
}

function write(target, text) {
  mkdirSync(dirname(join(root, target)), { recursive: true });
  writeFileSync(join(root, target), text);
  console.log(`Wrote ${target}`);
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conformancePage } from '../conformance/conformance-page.mjs';
import { readConformance } from '../conformance/conformance.mjs';
import { packContract, releasedFile, unpackContract } from '../../libs/reference/src/openapi/released-contract.mjs';
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
const { errorGuide } = require(join(root, 'libs/reference/src/docs/error-guide.ts'));
const { contractFiles } = require(join(root, 'apps/api/src/reference/contract-files.ts'));
const { SDK_METHODS } = require(join(root, 'libs/reference/src/docs/sdk-samples.ts'));
const { metricsPage } = require(join(root, 'tools/docs/metrics-page.ts'));
const { distributedPage } = require(join(root, 'tools/distributed/page/distributed-page.ts'));
const { withSizing } = require(join(root, 'tools/guide/sizing.ts'));
const { workspaceDocumentJsonSchema } = require(join(root, 'libs/workspace-document/src/index.ts'));
const { kubernetesFiles } = require(join(root, 'tools/deploy/kubernetes/manifests.ts'));
const { version } = require(join(root, 'package.json'));
const { signatureVectors, webhookEventsJsonSchema } = require(join(root, 'libs/webhooks/src/index.ts'));

const contracts = contractFiles();
for (const [file, content] of Object.entries(contracts)) {
  write(file, json(content));
  if (process.argv.includes('--release')) release(releasedFile(file), json(content));
}
const documents = { storefront: contracts['docs/openapi.json'], management: contracts['docs/admin-openapi.json'], methods: SDK_METHODS };
for (const [file, text] of Object.entries(await sdkSources(documents))) write(file, text);
write('docs/errors.md', errorGuide(documents));
write('docs/metrics.md', metricsPage());
write('docs/workspace-document.schema.json', json(workspaceDocumentJsonSchema()));
write('docs/webhook-events.schema.json', json(webhookEventsJsonSchema()));
write('docs/webhook-test-vectors.json', json(signatureVectors()));
write('docs/operations-guide.md', withSizing(readFileSync(join(root, 'docs/operations-guide.md'), 'utf8')));
for (const [file, text] of Object.entries(kubernetesFiles(version))) write(file, text);
write('docs/distributed.md', distributedPage(JSON.parse(readFileSync(join(root, 'tools/distributed/generated/recorded.json'), 'utf8'))));
write('docs/conformance.md', conformancePage(readConformance(root).parts));

function json(content) {
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Leaves a file of the same content as it is: another version of Node may compress it to other bytes. */
function release(target, text) {
  const path = join(root, target);
  if (!existsSync(path) || unpackContract(readFileSync(path)) !== text) write(target, packContract(text));
}

function write(target, content) {
  mkdirSync(dirname(join(root, target)), { recursive: true });
  writeFileSync(join(root, target), content);
  console.log(`Wrote ${target}`);
}

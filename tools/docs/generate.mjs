import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `npm run docs:generate`: writes the contract documents under `docs/` from the code.
 * With `-- --release` they also become the released ones, which later changes may only add to (D-90).
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
process.env.TS_NODE_PROJECT = join(root, 'tsconfig.base.json');
const require = createRequire(import.meta.url);
require('reflect-metadata');
require('@swc-node/register');
const { contractFiles } = require(join(root, 'apps/api/src/openapi/contract-files.ts'));
const { workspaceDocumentJsonSchema } = require(join(root, 'libs/workspace-document/src/index.ts'));

for (const [file, content] of Object.entries(contractFiles())) {
  const targets = process.argv.includes('--release') ? [file, file.replace('docs/', 'docs/released/')] : [file];
  for (const target of targets) write(target, content);
}
write('docs/workspace-document.schema.json', workspaceDocumentJsonSchema());

function write(target, content) {
  mkdirSync(dirname(join(root, target)), { recursive: true });
  writeFileSync(join(root, target), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`Wrote ${target}`);
}

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as sdk from '@storefront-service/sdk';
import { SDK_METHODS } from '../../libs/reference/src/docs/sdk-samples';
import { ERROR_CLASSES } from '../../libs/sdk/src/errors/error-of';
import { root } from '../testing/command';

interface OpenApi {
  info: { version: string };
  components: { schemas: { Error: { properties: { error: { properties: { code: { enum: string[] } } } } } } };
}

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const storefront = JSON.parse(read('docs/openapi.json')) as OpenApi;

it('what the SDK has of the API’s types and addresses is that of the contract: run `npm run docs:generate` when this fails', () => {
  const program = `
    import { readFileSync } from 'node:fs';
    import { sdkSources } from './tools/docs/sdk-sources.mjs';
    const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
    const methods = ${JSON.stringify(SDK_METHODS)};
    console.log(JSON.stringify(await sdkSources({ storefront: read('docs/openapi.json'), management: read('docs/admin-openapi.json'), methods })));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(stderr).toBe('');
  const sources = JSON.parse(stdout) as Record<string, string>;
  expect(Object.keys(sources)).toHaveLength(8);
  for (const [file, text] of Object.entries(sources)) expect([file, read(file) === text]).toEqual([file, true]);
});

it('the SDK names its own version, and that of the API that it is made for', () => {
  const { version } = JSON.parse(read('libs/sdk/package.json')) as { version: string };
  expect([sdk.SDK_VERSION, sdk.API_VERSION]).toEqual([version, storefront.info.version]);
});

it('each code of the API has a class, which the SDK exports', () => {
  expect(Object.keys(ERROR_CLASSES).sort()).toEqual([...storefront.components.schemas.Error.properties.error.properties.code.enum].sort());
  expect(Object.values(ERROR_CLASSES).filter((kind) => !Object.values(sdk).includes(kind as never))).toEqual([]);
});

it('an error that a method says it throws is a class of the SDK', () => {
  const thrown = ['storefront-clients', 'admin-client'].flatMap((file) =>
    [...read(`libs/sdk/src/generated/${file}.ts`).matchAll(/@throws \{(.*)\}/g)].flatMap(([, names]) => names!.split(' | ')),
  );
  expect(new Set(thrown).size).toBeGreaterThan(8);
  expect([...new Set(thrown)].filter((name) => !(name in sdk))).toEqual([]);
});

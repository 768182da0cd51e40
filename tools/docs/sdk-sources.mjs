import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { astToString } from 'openapi-typescript';
import { managementClient, storefrontClients } from './sdk-clients.mjs';
import { EXPORTED, FIRST_ERROR, typesOf } from './sdk-types.mjs';

const { factory } = ts;
/** Head of each generated file. */
const HEAD = '// Written by `npm run docs:generate` from the OpenAPI document. Change that.\n';
/** Schemas that have another name in the SDK, or none: there `Error` is the language's. */
const HIDDEN = ['Error'];
/** Types that the interfaces of the clients take from other files than the schemas. */
const IMPORTED = { CallOptions: '../http/settings', FileBody: '../http/operation-types' };

/** Returns the versions of the API that the SDK is made for, and of the SDK itself. */
function versionFile(api) {
  const { version } = JSON.parse(readFileSync(new URL('../../libs/sdk/package.json', import.meta.url), 'utf8'));
  return `${HEAD}export const API_VERSION = '${api}';\nexport const SDK_VERSION = '${version}';\n`;
}

/**
 * Returns the generated sources of the SDK: for each side of the API the types of its schemas and operations, the interfaces of its clients,
 * and the table by which they know where an operation is; and the union of the webhook events.
 * @param {{ storefront: object, management: object, methods: Record<string, string> }} sources the OpenAPI documents, and the method of the
 * storefront client for each operation, as `group.method`
 * @returns {Promise<Record<string, string>>} the text of each file, by its path
 */
export async function sdkSources({ storefront, management, methods }) {
  const [store, admin] = [await typesOf(storefront), await typesOf(management)];
  return {
    'libs/sdk/src/generated/storefront.ts': typeFile(store),
    'libs/sdk/src/generated/storefront-clients.ts': clientFile(
      store,
      './storefront',
      storefrontClients(storefront, store.operations, methods),
    ),
    'libs/sdk/src/generated/webhook-events.ts': eventsOf(storefront),
    'libs/sdk/src/generated/storefront-operations.ts': tableOf('STOREFRONT_OPERATIONS', storefront),
    'libs/sdk/src/generated/admin.ts': typeFile(admin),
    'libs/sdk/src/generated/admin-client.ts': clientFile(admin, './admin', managementClient(management, admin.operations)),
    'libs/sdk/src/generated/admin-operations.ts': tableOf('ADMIN_OPERATIONS', management),
    'libs/sdk/src/generated/version.ts': versionFile(storefront.info.version),
  };
}

/** Returns the file of the types: each schema by its name, and `components` and `operations`, by which programs may name them otherwise. */
function typeFile({ schemas, operations, page }) {
  const declared = [...schemas].map(([name, member]) =>
    withCommentsOf(member, aliasOf(name, member.type, HIDDEN.includes(name) ? undefined : EXPORTED)),
  );
  const byName = [...schemas.keys()].map((name) => propertyOf(name, factory.createTypeReferenceNode(name)));
  const components = factory.createTypeLiteralNode([propertyOf('schemas', factory.createTypeLiteralNode(byName))]);
  const tables = [aliasOf('components', components), aliasOf('operations', factory.createTypeLiteralNode([...operations.values()]))];
  return HEAD + astToString([...declared, ...(page ? [page] : []), ...tables]);
}

const aliasOf = (name, type, modifiers = EXPORTED) => factory.createTypeAliasDeclaration(modifiers, name, undefined, type);
const propertyOf = (name, type) => factory.createPropertySignature(undefined, name, undefined, type);
const withCommentsOf = (member, node) => ts.setSyntheticLeadingComments(node, ts.getSyntheticLeadingComments(member));

/** Returns the file of the interfaces of a client, with imports of the types that they name. */
function clientFile({ schemas, page }, types, interfaces) {
  const text = astToString(interfaces);
  const isNamed = (name) => new RegExp(`\\b${name}\\b`).test(text.replace(/\/\*\*[\s\S]*?\*\//g, ''));
  const imports = { [types]: [...schemas.keys(), ...(page ? ['Page'] : [])].filter(isNamed).sort() };
  for (const [name, from] of Object.entries(IMPORTED)) if (isNamed(name)) imports[from] = [name];
  const lines = Object.entries(imports).map(
    ([from, names]) => `import type {\n${names.map((name) => `  ${name},\n`).join('')}} from '${from}';\n`,
  );
  return `${HEAD}${lines.join('')}\n${text}`;
}

/** The union of the bodies of all webhook events, which the document names. */
function eventsOf({ webhooks }) {
  const names = Object.values(webhooks)
    .map(({ post }) => post.requestBody.content['application/json'].schema.$ref.split('/').at(-1))
    .sort();
  const union = names.map((name) => `  | ${name}`).join('\n');
  return `${HEAD}import type {\n${names.map((name) => `  ${name},\n`).join('')}} from './storefront';\n\nexport type AnyWebhookEvent =\n${union};\n`;
}

function tableOf(name, { paths }) {
  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, { operationId }]) => operationId)
      .map(([method, operation]) => `  ${operation.operationId}: ['${method.toUpperCase()}', '${path}'${traitsOf(operation)}],\n`),
  );
  return `${HEAD}import type { OperationTable } from '../http/operation';\n\nexport const ${name} = {\n${rows.sort().join('')}} as const satisfies OperationTable;\n`;
}

/** Returns the traits of an operation that a client needs beside method and path. */
function traitsOf({ parameters = [], responses }) {
  const isKeyed = parameters.some(({ in: location, name }) => location === 'header' && name.toLowerCase() === 'idempotency-key');
  const isText = Object.values(responses).some(({ content = {} }) => 'text/csv' in content);
  const isFile = Object.values(responses).some(({ content = {} }) =>
    Object.keys(content).some((type) => type.endsWith('spreadsheetml.sheet')),
  );
  const isEmpty = Object.entries(responses).every(([status, { content }]) => Number(status) >= FIRST_ERROR || !content);
  return `${isKeyed ? `, 'keyed'` : ''}${isText ? `, 'text'` : ''}${isFile ? `, 'bytes'` : ''}${isEmpty ? `, 'empty'` : ''}`;
}

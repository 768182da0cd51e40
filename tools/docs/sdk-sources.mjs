import openapiTS, { astToString } from 'openapi-typescript';

/** Head of each generated file. */
const HEAD = '// Written by `npm run docs:generate` from the OpenAPI document. Change that.\n';
/** Status below which answers are the resource; the SDK's own classes describe the errors, once. */
const FIRST_ERROR = 400;
/** Schemas that have another name in the SDK, or none: there `Error` is the language's. */
const HIDDEN = ['Error'];

/**
 * The generated sources of the SDK: for each side of the API the types of its operations and schemas, and the table by
 * which its client knows where an operation is; and the union of the webhook events.
 * @param {{ storefront: object, management: object }} documents the OpenAPI documents
 * @returns {Promise<Record<string, string>>} the text of each file, by its path
 */
export async function sdkSources({ storefront, management }) {
  return {
    'libs/sdk/src/generated/storefront.ts': await typesOf(storefront),
    'libs/sdk/src/generated/webhook-events.ts': eventsOf(storefront),
    'libs/sdk/src/generated/storefront-operations.ts': tableOf('STOREFRONT_OPERATIONS', storefront),
    'libs/sdk/src/generated/admin.ts': await typesOf(management),
    'libs/sdk/src/generated/admin-operations.ts': tableOf('ADMIN_OPERATIONS', management),
    'libs/sdk/src/generated/version.ts': `${HEAD}export const API_VERSION = '${storefront.info.version}';\n`,
  };
}

async function typesOf(document) {
  const { openapi, info, components: own, paths } = structuredClone(document);
  const { responses, ...components } = own;
  for (const operation of operationsOf(paths)) operation.responses = withoutErrors(operation.responses, responses);
  const nodes = await openapiTS({ openapi, info, components, paths }, { exportType: true, defaultNonNullable: false });
  const shown = nodes.filter(({ name }) => ['components', 'operations'].includes(name?.text));
  const names = Object.keys(components.schemas)
    .filter((name) => !HIDDEN.includes(name))
    .sort();
  return `${HEAD}${astToString(shown)}\n${names.map((name) => `export type ${name} = components['schemas']['${name}'];\n`).join('')}`;
}

/** Keeps an answer that is not an error envelope, of any status: it is read, not thrown. */
function withoutErrors(responses, named) {
  const isError = ([status, { $ref, content = named[$ref?.split('/').at(-1)]?.content }]) =>
    Number(status) >= FIRST_ERROR && content?.['application/json']?.schema?.$ref === '#/components/schemas/Error';
  return Object.fromEntries(Object.entries(responses).filter((answer) => !isError(answer)));
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
  const isKeyed = parameters.some(({ in: place, name }) => place === 'header' && name.toLowerCase() === 'idempotency-key');
  const isText = Object.values(responses).some(({ content = {} }) => 'text/csv' in content);
  return `${isKeyed ? `, 'keyed'` : ''}${isText ? `, 'text'` : ''}`;
}

const operationsOf = (paths) =>
  Object.values(paths)
    .flatMap(Object.values)
    .filter(({ operationId }) => operationId);

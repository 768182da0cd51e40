import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SDK_METHODS } from '../../apps/api/src/docs/sdk-samples';
import { root } from '../testing/command';
import { CARET, Editor } from './editor';

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  operationId?: string;
  summary: string;
  description: string;
  parameters?: { name: string; in: string; description?: string; schema: Schema }[];
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as OpenApi;
const storefront = read('docs/openapi.json');
const management = read('docs/admin-openapi.json');
const operationsOf = ({ paths }: OpenApi) =>
  Object.values(paths).flatMap((item) => Object.values(item).filter((one) => one.operationId !== undefined));
const nameOf = (ref: string) => ref.split('/').at(-1)!;
const inline = (text: string) => text.replace(/\s+/g, ' ').trim();

const HEAD = `import type { StorefrontClient, StorefrontServerClient } from './index';
import type { AdminClient } from './admin/index';
declare const store: StorefrontClient;
declare const server: StorefrontServerClient;
declare const admin: AdminClient;`;
const editor = new Editor();

/** Returns what an editor shows for the method of each operation, and what the document says of the operation. */
function methodsOf(document: OpenApi, expressionOf: (operationId: string) => string) {
  const operations = operationsOf(document);
  const shown = editor.quickInfo(
    HEAD,
    operations.map(({ operationId }) => expressionOf(operationId!)),
  );
  return operations.map((operation, at) => ({ operation, expression: expressionOf(operation.operationId!), ...shown[at]! }));
}

/** Returns the name that an editor should show for a result; undefined for one that has none. */
function resultOf({ responses }: Operation): string | undefined {
  const [schema] = Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([, { content }]) => content?.['application/json']?.schema);
  const { data } = schema?.properties ?? {};
  if (schema?.$ref) return nameOf(schema.$ref);
  if (schema?.items?.$ref) return `${nameOf(schema.items.$ref)}[]`;
  const isPage = Object.keys(schema?.properties ?? {}).join() === 'data,nextCursor';
  return isPage && data?.items?.$ref ? `Page<${nameOf(data.items.$ref)}>` : undefined;
}

describe.each([
  ['createStorefrontServer', storefront, (id: string) => `server.${SDK_METHODS[id]}`],
  ['createAdmin', management, (id: string) => `admin.${id}`],
])('an editor shows for every method of %s', (_client, document, expressionOf) => {
  const methods = methodsOf(document, expressionOf);

  it('what the operation is about', () => {
    expect(methods.length).toBe(operationsOf(document).length);
    for (const { operation, expression, text } of methods) {
      const missing = [operation.summary, operation.description].filter((part) => !inline(text).includes(inline(part)));
      expect([expression, missing]).toEqual([expression, []]);
    }
  });

  it('the name of its result', () => {
    const named = methods.filter(({ operation }) => resultOf(operation) !== undefined);
    expect(named.length).toBeGreaterThan(methods.length * 0.6);
    for (const { operation, expression, type } of named) {
      const end = /\): (Promise<.*>)$/.exec(type)?.[1] ?? type;
      expect([expression, end]).toEqual([expression, expect.stringContaining(resultOf(operation)!)]);
      expect([expression, end]).toEqual([expression, expect.not.stringContaining('{')]);
    }
  });

  it('every parameter of its input that is described', () => {
    const described = operationsOf(document).flatMap(({ operationId, parameters = [] }) =>
      parameters
        .filter((parameter) => parameter.in === 'query' || (parameter.in === 'path' && document === management))
        .map(({ name, description, schema }) => ({ name, operationId: operationId!, text: description ?? schema.description }))
        .filter(({ text, name }) => text !== undefined && name !== 'variantRefs'),
    );
    const argumentsOf = (id: string) => (document === storefront && id === 'readProductSlots' ? "'', " : '');
    const shown = editor.quickInfo(
      HEAD,
      described.map(({ operationId, name }) => `${expressionOf(operationId)}(${argumentsOf(operationId)}{ ${name}${CARET}: null! })`),
    );
    expect(described.length).toBeGreaterThan(5);
    described.forEach(({ operationId, name, text }, at) => {
      expect([operationId, name, inline(shown[at]!.text)]).toEqual([operationId, name, expect.stringContaining(inline(text!))]);
    });
  });
});

it('an editor shows for the client of browsers what its operations are about, and no operation of secret keys', () => {
  const shown = methodsOf(storefront, (id) => `store.${SDK_METHODS[id]}`);
  const isSecret = ({ operation }: (typeof shown)[number]) => operation.description.endsWith('secret keys only.');
  const lacking = shown.filter((one) => !isSecret(one) && !inline(one.text).includes(inline(one.operation.summary)));
  expect(lacking.map(({ expression }) => expression)).toEqual([]);
  expect(shown.filter((one) => isSecret(one) && one.text !== '')).toEqual([]);
});

it('an editor shows what the methods beside the operations do', () => {
  const expressions = [
    'store.sync.products',
    'store.sync.missingProducts',
    'server.sync.orders',
    'admin.each',
    'admin.all',
    'admin.request',
  ];
  const shown = editor.quickInfo(HEAD, expressions);
  expect(expressions.filter((_expression, at) => !/\w{3}/.test(shown[at]!.text))).toEqual([]);
});

interface Field {
  expression: string;
  description: string;
}

/** Returns the fields below an expression that are described, with those of objects and lists that have no schema of their own. */
function fieldsOf(document: OpenApi, expression: string, { properties = {} }: Schema): Field[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const own = `${expression}${/^[a-z_$][\w$]*$/i.test(name) ? `.${name}` : `['${name}']`}`;
    const description = descriptionOf(document, property);
    const nested = property.items ? fieldsOf(document, `${own}![0]!`, property.items) : fieldsOf(document, `${own}!`, property);
    return [...(description === undefined ? [] : [{ expression: own, description }]), ...nested];
  });
}

/** Returns the description of a property, or of the one schema that it names. */
function descriptionOf(document: OpenApi, { description, $ref, anyOf = [], allOf = anyOf }: Schema): string | undefined {
  const [only, ...others] = allOf.filter(({ type }) => type !== 'null');
  if (description !== undefined) return description;
  if ($ref !== undefined) return document.components.schemas[nameOf($ref)]?.description;
  return only?.$ref !== undefined && others.length === 0 ? descriptionOf(document, only) : undefined;
}

it.each([
  ['storefront', storefront, './index', 200],
  ['management', management, './admin/index', 600],
])('an editor shows for each field of the %s API what the document says of it', (_side, document, from, least) => {
  const schemas = Object.entries(document.components.schemas).filter(([name]) => name !== 'Error');
  const head = schemas.map(([name]) => `declare const ${name}_: import('${from}').${name};`).join('\n');
  const fields = schemas.flatMap(([name, schema]) => fieldsOf(document, `${name}_`, schema));
  const shown = editor.quickInfo(
    head,
    fields.map(({ expression }) => expression.replace(/'\]$/, `${CARET}']`)),
  );
  const lacking = fields.filter(({ description }, at) => !inline(shown[at]!.text).includes(inline(description)));
  expect(fields.length).toBeGreaterThan(least);
  expect(lacking).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SDK_METHODS } from '../../libs/reference/src/docs/sdk-samples';
import { casesOf } from '@svc/testing';
import { root } from '../testing/command';
import { CARET, Editor } from './editor';

interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  operationId?: string;
  summary: string;
  description: string;
  parameters?: { name: string; in: string; description?: string; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}
type Content = Record<string, { schema: Schema }>;
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

/** Returns the schema of the result of an operation; undefined where it has no JSON body. */
function resultSchemaOf({ responses }: Operation): Schema | undefined {
  const [schema] = Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([, { content }]) => content?.['application/json']?.schema);
  return schema;
}

/** Returns the name that an editor should show for a result; undefined for one that has none. */
function resultOf(operation: Operation): string | undefined {
  const schema = resultSchemaOf(operation);
  const { data } = schema?.properties ?? {};
  if (schema?.$ref) return nameOf(schema.$ref);
  if (schema?.anyOf) return schema.anyOf.map(({ $ref }) => nameOf($ref!)).join(' | ');
  if (schema?.items?.$ref) return `${nameOf(schema.items.$ref)}[]`;
  const isPage = Object.keys(schema?.properties ?? {}).join() === 'data,nextCursor';
  return isPage && data?.items?.$ref ? `Page<${nameOf(data.items.$ref)}>` : undefined;
}

describe.each([
  ['createStorefrontServer', storefront, (id: string) => `server.${SDK_METHODS[id]}`],
  ['createAdmin', management, (id: string) => `admin.${id}`],
])('an editor at every method of %s', (_client, document, expressionOf) => {
  const methods = methodsOf(document, expressionOf);

  it('shows what the operation is about', () => {
    expect(methods.length).toBe(operationsOf(document).length);
    for (const { operation, expression, text } of methods) {
      const missing = [operation.summary, operation.description].filter((part) => !inline(text).includes(inline(part)));
      expect([expression, missing]).toEqual([expression, []]);
    }
  });

  it('shows the name of its result', () => {
    const withResult = methods.filter(({ operation }) => resultSchemaOf(operation) !== undefined);
    expect(withResult.length).toBeGreaterThan(methods.length * 0.6);
    expect(withResult.filter(({ operation }) => resultOf(operation) === undefined).map(({ expression }) => expression)).toEqual([]);
    for (const { operation, expression, type } of withResult) {
      const end = /\): (Promise<.*>)$/.exec(type)?.[1] ?? type;
      expect([expression, end]).toEqual([expression, expect.stringContaining(resultOf(operation)!)]);
      expect([expression, end]).toEqual([expression, expect.not.stringContaining('{')]);
    }
  });

  it('shows every parameter of its input that is described', () => {
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

/** Types of the parts of a schema: of a property, of the items of a list, of the values of a map. `With` narrows a union to members. */
const PARTS = `type With<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T : never) : never;
type Property<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? NonNullable<T[K]> : never) : never;
type Item<T> = T extends readonly (infer Each)[] ? NonNullable<Each> : never;
type Value<T> = T extends unknown ? (string extends keyof T ? NonNullable<T[string & keyof T]> : never) : never;`;

interface Field {
  expression: string;
  description?: string;
}

/** Returns the fields of a schema and of all schemas within it that have no name of their own, each as an expression of its type. */
function fieldsOf(document: OpenApi, type: string, schema: Schema): Field[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const below = (inner: string, part: Schema | boolean | undefined) =>
    typeof part === 'object' ? fieldsOf(document, `${inner}<${type}>`, part) : [];
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const quote = /^\d+$/.test(name) ? '' : "'";
    const key = `${quote}${name}${quote}`;
    return [
      { expression: `(null! as With<${type}, ${key}>)[${quote}${name}${CARET}${quote}]`, description: descriptionOf(document, property) },
      ...fieldsOf(document, `Property<${type}, ${key}>`, property),
    ];
  });
  const members = [...anyOf, ...oneOf, ...allOf].flatMap((member) => fieldsOf(document, type, member));
  return [...own, ...members, ...below('Item', items), ...below('Value', additionalProperties)];
}

/** Returns the description of a property, or of the one schema that it names. */
function descriptionOf(document: OpenApi, { description, $ref, anyOf = [], allOf = anyOf }: Schema): string | undefined {
  const [only, ...others] = allOf.filter(({ type }) => type !== 'null');
  if (description !== undefined) return description;
  if ($ref !== undefined) return document.components.schemas[nameOf($ref)]?.description;
  return only?.$ref !== undefined && others.length === 0 ? descriptionOf(document, only) : undefined;
}

/** Returns the number of properties anywhere within a part of a document, whatever keywords lead there. */
function propertiesWithin(part: unknown): number {
  let count = 0;
  JSON.stringify(part, (key, value: unknown) => {
    if (key === 'properties') count += Object.keys(value as object).length;
    return value;
  });
  return count;
}

/** Returns the fields that an editor shows without the description of the document. */
function undescribedFields(head: string, fields: readonly Field[]): Field[] {
  const shown = editor.quickInfo(
    [HEAD, PARTS, head].join('\n'),
    fields.map(({ expression }) => expression),
  );
  return fields.filter(({ description }, at) => description === undefined || !inline(shown[at]!.text).includes(inline(description)));
}

it.each([
  ['storefront', storefront, './index', 1300],
  ['management', management, './admin/index', 3000],
])('an editor shows for each field of the %s API what the document says of it', (_side, document, from, least) => {
  const schemas = Object.entries(document.components.schemas);
  const head = schemas.map(([name]) => `type ${name}_ = import('${from}').components['schemas']['${name}'];`).join('\n');
  const fields = schemas.flatMap(([name, schema]) => fieldsOf(document, `${name}_`, schema));
  expect(fields.length).toBeGreaterThan(least);
  expect(fields.length).toBe(propertiesWithin(document.components.schemas));
  expect(
    undescribedFields(
      head,
      casesOf(fields, (_, index) => index % 10 === 0),
    ),
  ).toEqual([]);
});

/** Operations whose body the client takes as the bytes of a file, or a `FormData` that has them in its field. */
const FILE_BODIES = ['uploadMedia'];

it('an editor shows for each field of a body without a name what the document says of it', () => {
  const bodies = operationsOf(management)
    .filter(({ operationId }) => !FILE_BODIES.includes(operationId!))
    .flatMap(({ operationId, requestBody }) => Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ operationId, schema })));
  const fields = bodies.flatMap(({ operationId, schema }) =>
    fieldsOf(management, `Property<Parameters<AdminClient['${operationId}']>[0], 'body'>`, schema),
  );
  expect(fields.length).toBeGreaterThan(20);
  expect(fields.length).toBe(propertiesWithin(bodies));
  expect(undescribedFields('', fields)).toEqual([]);
  expect(operationsOf(storefront).reduce((count, { requestBody }) => count + propertiesWithin(requestBody), 0)).toBe(0);
});

it('an editor shows for the fields of a page what they are, whichever list it is of', () => {
  const page = `(null! as import('./admin/index').Page<string>)`;
  const [data, nextCursor] = editor.quickInfo(HEAD, [`${page}.data`, `${page}.nextCursor`]);
  expect(data!.text).toMatch(/^Entries of this page/);
  expect(nextCursor!.text).toMatch(/^Cursor of the next page:/);
});

it('an editor shows the number of seats that are left as a number', () => {
  const [shown] = editor.quickInfo(HEAD, [`(null! as import('./index').TierSoldOut).details.remaining`]);
  expect(shown!.type).toMatch(/: number$/);
});

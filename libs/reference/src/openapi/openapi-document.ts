import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { z } from 'zod';
import { FileTooLarge, refusedType } from '@svc/content';
import { API_VERSION, describedBy } from '@svc/contracts';
import {
  type ApiOperation,
  ERROR_CATALOGUE,
  largestBody,
  namesIn,
  noJsonType,
  type StoreOperation,
  tooLarge,
  UNREADABLE_BODY_STATUSES,
  visitorHeader,
  type WorkspaceOperation,
  XLSX_TYPE,
} from '@svc/http';
import type { ErrorCode } from '@svc/kernel';
import {
  answerExample,
  exampleOfError,
  hasOwnRefusal,
  type RefusalExamples,
  refusalExamples,
  requestExample,
  sharedRefusalExamples,
} from './answer-examples';
import { answerText } from './answer-text';
import { ERROR_ENVELOPES } from './error-envelope';
import { MANAGEMENT_TAGS } from './management-tags';
import { STORE_TAGS } from './store-tags';
import { withDescriptionsOutside } from './descriptions-outside';
import type { Side } from './recorded-answers';
import { webhookItems } from './webhook-items';

export type OpenApiDocument = ReturnType<typeof createDocument>;

const TITLES = {
  store: { title: 'Storefront API', description: 'Operations that a merchant’s own website or app calls.' },
  management: { title: 'Management API', description: 'What a merchant’s tools and the operator call.' },
};

const CONTACT = { name: 'Storefront Service' };
const LICENSE = { name: 'MIT', identifier: 'MIT' };

const COMMON_ERRORS: Record<ApiOperation['audience'], readonly ErrorCode[]> = {
  store: [
    'UNAUTHORIZED',
    'STORE_API_DISABLED',
    'STORE_API_SECRET_DISABLED',
    'KEY_PAUSED',
    'INSUFFICIENT_SCOPE',
    'ORIGIN_NOT_ALLOWED',
    'RATE_LIMITED',
    'SERVICE_UNAVAILABLE',
    'INTERNAL',
  ],
  operator: ['UNAUTHORIZED', 'INSUFFICIENT_SCOPE', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'INTERNAL'],
  workspace: [
    'UNAUTHORIZED',
    'KEY_PAUSED',
    'WORKSPACE_SUSPENDED',
    'INSUFFICIENT_SCOPE',
    'VALIDATION_ERROR',
    'NOT_FOUND',
    'RATE_LIMITED',
    'SERVICE_UNAVAILABLE',
    'INTERNAL',
  ],
};

/** Returns the OpenAPI 3.1 document of one side, from its operations; the same operations always give the same text. */
export function openApiDocument(side: Side, operations: readonly ApiOperation[]): OpenApiDocument {
  const own = operations.filter(({ audience }) => (audience === 'store') === (side === 'store'));
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { ...TITLES[side], version: API_VERSION, contact: CONTACT, license: LICENSE },
      servers: [{ url: '/v1' }],
      security: [{ key: [] }],
      tags: [...new Set([...own.map(({ tag }) => tag), 'Webhooks'])].sort().map((name) => tagOf(side, name)),
      components: {
        securitySchemes: {
          key: {
            type: 'http',
            scheme: 'bearer',
            description: side === 'store' ? 'A publishable (svc_pk_…) or secret (svc_sk_…) key.' : 'An admin token (svc_ad_…).',
          },
        },
      },
      paths: pathsOf(own),
      ...(side === 'store' && { webhooks: webhookItems() }),
    },
    { override: ({ jsonSchema }) => dropSafeIntegerBounds(jsonSchema) },
  );
  return withDescriptionsOutside(document);
}

function tagOf(side: Side, name: string): { name: string; description: string } {
  return { name, description: (side === 'store' ? STORE_TAGS : MANAGEMENT_TAGS)[name]! };
}

/** Removes the bounds of safe integers, which zod adds to every integer and which say nothing to a reader. */
function dropSafeIntegerBounds(schema: { minimum?: number; maximum?: number }): void {
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

function pathsOf(operations: readonly ApiOperation[]): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of [...operations].sort((a, b) => (a.path + a.method < b.path + b.method ? -1 : 1))) {
    const path = operation.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  return paths;
}

function describe(operation: ApiOperation): ZodOpenApiOperationObject {
  const names = namesIn(operation.path);
  return {
    operationId: operation.id,
    tags: [operation.tag],
    summary: operation.summary,
    description: [operation.description, demandsOf(operation)].filter(Boolean).join('\n\n'),
    requestParams: {
      ...(names.length > 0 && { path: z.object(Object.fromEntries(names.map((name) => [name, pathParameter(operation, name)]))) }),
      ...(operation.query && { query: withParameterTexts(operation.query) }),
      ...headersOf(operation),
    },
    ...requestBodyOf(operation),
    responses: responsesOf(operation),
  };
}

function pathParameter(operation: ApiOperation, name: string): z.ZodString {
  return describedBy(z.string(), operation.audience === 'store' ? nameText(operation) : operation.params?.[name]?.about);
}

/** Returns the description of the one parameter of a path of the storefront API. */
function nameText({ names, path }: StoreOperation): string {
  if (path.includes(':slug'))
    return `\`slug\` of the ${names}, in upper or lower case. A slug that was changed gets 404, with the new one in \`details.movedTo\`.`;
  return `\`ref\` of the ${names}, as the request that made it returned it.`;
}

/** Returns parameters that have the descriptions of their schemas, also where these are optional or have a default. */
function withParameterTexts(parameters: z.ZodObject): z.ZodObject {
  const fields = Object.entries(parameters.shape as Record<string, z.ZodType>);
  return z.object(Object.fromEntries(fields.map(([name, field]) => [name, describedBy(field, descriptionOf(field))])));
}

function descriptionOf(field: z.ZodType): string | undefined {
  if (field.description !== undefined) return field.description;
  if (field instanceof z.ZodOptional || field instanceof z.ZodDefault) return descriptionOf(field.unwrap() as z.ZodType);
  return field instanceof z.ZodPipe ? descriptionOf(field.in as z.ZodType) : undefined;
}

function headersOf(operation: ApiOperation): Pick<NonNullable<ZodOpenApiOperationObject['requestParams']>, 'header'> {
  const { headers } = operation;
  if (operation.audience !== 'store' || !operation.perVisitor) return headers ? { header: withParameterTexts(headers) } : {};
  return { header: withParameterTexts((headers ?? z.object({})).extend({ 'X-Visitor': visitorHeader.optional() })) };
}

function requestBodyOf({ id, body, upload }: ApiOperation): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (body) {
    const content = { 'application/json': { schema: body, ...requestExample(id) } };
    return { requestBody: { required: !body.safeParse(undefined).success, content } };
  }
  if (!upload) return {};
  const file = z.string().meta({ format: 'binary' });
  return {
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: z.object({ file: file.describe('File to upload, as a part of the form `multipart/form-data`; the only part.') }),
        },
        'application/octet-stream': { schema: file },
      },
    },
  };
}

function demandsOf(operation: ApiOperation): string {
  if (operation.audience === 'operator') return 'Takes the operator’s token.';
  if (operation.audience === 'workspace') return `Takes the workspace’s admin token. ${permissionsOf(operation)}`;
  const kinds = operation.publishable ? 'publishable and secret keys' : 'secret keys only';
  return `Scope \`${operation.scope}\`; ${kinds}.`;
}

function permissionsOf({ permission, permissionWith = {} }: WorkspaceOperation): string {
  const further = Object.entries(permissionWith).map(([field, other]) => `; with \`${field}\` also \`${other}\``);
  return `Permission \`${permission}\`${further.join('')}.`;
}

function responsesOf(operation: ApiOperation): ZodOpenApiResponsesObject {
  const { id, otherwise, status = 200, documentedStatus } = operation;
  const responses: ZodOpenApiResponsesObject = { [String(status) as '200']: successOf(operation, status) };
  if (documentedStatus) responses[String(documentedStatus) as '200'] = successOf(operation, documentedStatus);
  if (otherwise)
    responses[String(otherwise.status) as '422'] = {
      description: otherwise.description,
      content: { 'application/json': { schema: otherwise.returns, ...answerExample(id, otherwise.status) } },
    };
  for (const [status, codes] of refusalsOf(operation)) {
    responses[status] = refusalOf(operation, status, [...codes]);
  }
  return responses;
}

function successOf(operation: ApiOperation, status: number): ZodOpenApiResponseObject {
  const { id, returns, csv, xlsx, eventStream } = operation;
  const example = answerExample(id, status);
  return {
    description: answerText(operation, status),
    ...(returns && { content: { 'application/json': { schema: returns, ...example } } }),
    ...(csv && { content: { 'text/csv': { schema: z.string(), ...example } } }),
    ...(xlsx && { content: { [XLSX_TYPE]: { schema: { type: 'string', format: 'binary' } } } }),
    ...(eventStream && { content: { 'text/event-stream': { schema: z.string(), ...example } } }),
  };
}

const retryAfter = z.object({ 'Retry-After': z.int().describe('Time in seconds after which a retry makes sense.') });

const components = new Map<string, ZodOpenApiResponseObject>();

/** Returns the refusal with these codes. Those that many operations share are a component, the same object for all of a document. */
function refusalOf(operation: ApiOperation, status: string, codes: readonly ErrorCode[]): ZodOpenApiResponseObject {
  const description = codes.map((code) => `\`${code}\``).join(', ');
  const body = (examples: RefusalExamples) => ({
    description,
    content: { 'application/json': { schema: ERROR_ENVELOPES[sideOf(operation)], examples } },
    ...(status === '429' && { headers: retryAfter }),
  });
  const side = sideOf(operation);
  const unread = unreadBodyOf(operation, status);
  const component = unread ? unread.component : componentOf(codes);
  if (!unread && (component === undefined || hasOwnRefusal(codes, side, operation.id)))
    return body(refusalExamples(codes, side, operation.id));
  const name = `${side} ${component} ${description}`;
  const shared = components.get(name) ?? {
    id: component,
    ...body(unread ? exampleOfError('VALIDATION_ERROR', unread.error) : sharedRefusalExamples(codes, side)),
  };
  components.set(name, shared);
  return shared;
}

/** Usual limit of pictures, `MEDIA_IMAGE_MAX_MIB`. */
const PICTURE_BYTES = 20 * 1024 * 1024;
const LARGEST_NAMES = { item: 'ItemTooLarge', document: 'DocumentTooLarge' };

/** Returns the refusal of a JSON body that is too large, or of another media type. */
function unreadBodyOf({ body, large, upload }: ApiOperation, status: string): { component: string; error: Error } | undefined {
  if (upload && status === '413') return { component: 'FileTooLarge', error: new FileTooLarge('A picture', PICTURE_BYTES) };
  if (upload && status === '415') return { component: 'FileTypeRefused', error: refusedType() };
  if (!body) return undefined;
  if (status === '415') return { component: 'BodyNotJson', error: noJsonType() };
  if (status !== '413') return undefined;
  return { component: large ? LARGEST_NAMES[large] : 'BodyTooLarge', error: tooLarge(largestBody(large)) };
}

const sideOf = ({ audience }: ApiOperation): Side => (audience === 'store' ? 'store' : 'management');

/** Returns the name of a refusal that many operations share: one code, or what every key may lack. */
function componentOf(codes: readonly ErrorCode[]): string | undefined {
  if (codes.length === 1) return pascalCase(codes[0]!);
  const isCommon = Object.values(COMMON_ERRORS).some(
    (common) => common.filter((code) => ERROR_CATALOGUE[code].status === 403).join() === codes.join(),
  );
  return isCommon ? 'Forbidden' : undefined;
}

const pascalCase = (code: ErrorCode) => code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, first: string) => first.toUpperCase());

function refusalsOf(operation: ApiOperation): Map<'400', Set<ErrorCode>> {
  const named: ErrorCode[] = operation.path.includes(':') ? ['NOT_FOUND', 'VALIDATION_ERROR'] : [];
  const read: ErrorCode[] = operation.body || operation.query ? ['VALIDATION_ERROR'] : [];
  const refusals = new Map<'400', Set<ErrorCode>>();
  const add = (status: number, code: ErrorCode) => {
    const key = String(status) as '400';
    refusals.set(key, (refusals.get(key) ?? new Set()).add(code));
  };
  for (const code of [...COMMON_ERRORS[operation.audience], ...named, ...read, ...(operation.errors ?? [])]) {
    add(ERROR_CATALOGUE[code].status, code);
  }
  if (operation.body || operation.upload) for (const status of UNREADABLE_BODY_STATUSES) add(status, 'VALIDATION_ERROR');
  return refusals;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

interface Response {
  $ref?: string;
  content?: Record<string, { schema: object }>;
}

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { responses?: Record<string, Response> };
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

/** An operation of a document: `path` with its `{names}`, and the key of the document in Ajv. */
interface Operation {
  document: string;
  path: string;
  method: string;
  responses: OpenApi['paths'][string][string]['responses'];
}

const DOCUMENTS = ['docs/openapi.json', 'docs/admin-openapi.json'];

/**
 * Validates responses by the OpenAPI documents, more strictly than a client should: an undocumented field is an error,
 * too. It reads the documents of `docs/`; another test compares them with those that the service publishes. A validator
 * is compiled with the first response of its operation and status.
 */
export class ResponseContract {
  private readonly ajv = addFormats(new Ajv2020({ strict: false, allErrors: true, validateSchema: false, code: { optimize: false } }));
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly operations: readonly Operation[];

  constructor() {
    this.operations = DOCUMENTS.flatMap((document) => {
      const { paths, ...rest } = withResponses(closed(JSON.parse(readFileSync(join(process.cwd(), document), 'utf8')) as OpenApi));
      this.ajv.addSchema({ ...rest, paths }, document);
      return Object.entries(paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { responses }]) => ({ document, path, method, responses })),
      );
    });
  }

  /** Throws for a response whose status or body is not documented. */
  check(method: string, path: string, answer: Answer): void {
    if (!path.startsWith('/v1/')) return;
    if (!answer.headers.get('x-request-id')?.startsWith('req_')) throw new Error(`${method} ${path}: no X-Request-Id`);
    if (!answer.headers.get('x-svc-version')) throw new Error(`${method} ${path}: no X-SVC-Version`);
    const operation =
      answer.status !== 304 && this.operations.find((one) => one.method === method.toLowerCase() && matches(`/v1${one.path}`, path));
    if (!operation) return;
    const described = operation.responses[String(answer.status)];
    if (!described) throw new Error(`${method} ${path}: status ${answer.status} is not described. ${answer.text.slice(0, 500)}`);
    const schema = described.content?.['application/json']?.schema;
    if (schema) this.validate(operation, schema, answer);
  }

  private validate(operation: Operation, schema: object, { status, body }: Answer): void {
    const validator = this.validatorOf(operation, schema, status);
    if (validator(body)) return;
    const faults = validator.errors
      ?.slice(0, 5)
      .map((fault) => `${fault.instancePath || '/'} ${fault.message} ${JSON.stringify(fault.params)}`);
    throw new Error(`${operation.method.toUpperCase()} ${operation.path} ${status} breaks its contract:\n${faults?.join('\n')}`);
  }

  /** Returns the validator of a response. Responses with equal schemas, such as errors, share one. */
  private validatorOf({ document, path, method }: Operation, schema: object, status: number): ValidateFunction {
    const name = document + JSON.stringify(schema);
    const validator =
      this.validators.get(name) ??
      this.ajv.getSchema(
        `${document}#${pointer('paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema')}`,
      )!;
    this.validators.set(name, validator);
    return validator;
  }
}

/** Returns the JSON pointer of these steps, encoded for the fragment of an address. */
function pointer(...steps: readonly string[]): string {
  return steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
}

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const segments = path.split('/');
  return parts.length === segments.length && parts.every((part, index) => part.startsWith('{') || part === segments[index]);
}

/** Puts the responses that operations refer to in their places. */
function withResponses(document: OpenApi): OpenApi {
  for (const { responses } of Object.values(document.paths).flatMap(Object.values<OpenApi['paths'][string][string]>)) {
    for (const [status, { $ref }] of Object.entries(responses)) {
      if ($ref) responses[status] = document.components.responses![$ref.split('/').at(-1)!]!;
    }
  }
  return document;
}

/** Returns the schema with every object closed to further fields. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value as unknown)]));
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy)) copy['additionalProperties'] = false;
  return copy as T;
}

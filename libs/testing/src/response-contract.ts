import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

interface OpenApi {
  paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>>;
  components?: { schemas?: Record<string, object> };
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: unknown;
}

/**
 * Holds answers against the OpenAPI documents that the service itself publishes, more strictly than a client should:
 * a field that is not described is a fault, too.
 */
export class ResponseContract {
  private readonly validators = new Map<string, ValidateFunction>();

  private constructor(private readonly documents: readonly OpenApi[]) {}

  static async load(url: string): Promise<ResponseContract> {
    const documents = await Promise.all(
      ['/v1/openapi.json', '/v1/admin/openapi.json'].map(async (path) => (await fetch(url + path)).json() as Promise<OpenApi>),
    );
    return new ResponseContract(documents);
  }

  /** Throws when the answer to an operation has a status or a body that its document does not describe. */
  check(method: string, path: string, answer: Answer): void {
    if (!path.startsWith('/v1/')) return;
    if (!answer.headers.get('x-request-id')?.startsWith('req_')) throw new Error(`${method} ${path}: no X-Request-Id`);
    if (!answer.headers.get('x-svc-version')) throw new Error(`${method} ${path}: no X-SVC-Version`);
    for (const document of this.documents) {
      const found = Object.entries(document.paths).find(([pattern]) => matches(`/v1${pattern}`, path));
      const operation = found?.[1][method.toLowerCase()];
      if (!found || !operation || answer.status === 304) continue;
      const described = operation.responses[String(answer.status)];
      if (!described) throw new Error(`${method} ${path}: status ${answer.status} is not described. ${answer.text.slice(0, 500)}`);
      const schema = described.content?.['application/json']?.schema;
      if (schema) this.validate(document, `${method} ${found[0]} ${answer.status}`, schema, answer.body);
      return;
    }
  }

  private validate(document: OpenApi, name: string, schema: object, body: unknown): void {
    const validator = this.validators.get(name) ?? compile(document, schema);
    this.validators.set(name, validator);
    if (validator(body)) return;
    const faults = validator.errors?.slice(0, 5).map((fault) => `${fault.instancePath || '/'} ${fault.message} ${JSON.stringify(fault.params)}`);
    throw new Error(`${name} breaks its contract:\n${faults?.join('\n')}`);
  }
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith('{') || part === given[index]);
}

function compile(document: OpenApi, schema: object): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats(ajv);
  const definitions = Object.fromEntries(Object.entries(document.components?.schemas ?? {}).map(([name, part]) => [name, closed(part)]));
  return ajv.compile({ ...closed(schema), components: { schemas: definitions } });
}

/** The schema with every object closed to fields that it does not name. */
function closed<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(closed) as T;
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value as unknown)]));
  if (copy['type'] === 'object' && 'properties' in copy && !('additionalProperties' in copy)) copy['additionalProperties'] = false;
  return copy as T;
}

type Schema = Record<string, unknown>;

interface OpenApi {
  paths: Record<
    string,
    Record<
      string,
      {
        operationId: string;
        description?: string;
        parameters?: { name: string; in: string; description?: string }[];
        requestBody?: { content: Record<string, { schema?: Schema }> };
        responses: Record<string, { content?: object }>;
      }
    >
  >;
  components?: { schemas?: Record<string, Schema> };
}

/** An operation in one of the service's OpenAPI documents. */
export interface DescribedOperation {
  /** Name in its document. */
  id: string;
  /** Method in capitals. */
  method: string;
  /** Path from `/v1` on, with `{names}` of parameters. */
  path: string;
  /** Returns its path with names that nothing has, of the kinds that its parameters take, or with those that are given. */
  pathOfNothing(names?: Readonly<Record<string, string>>): string;
  /** Permission of a workspace's admin token that it takes; undefined for operations of others. */
  permission?: string;
  /** Names of query parameters. */
  query: string[];
  hasBody: boolean;
  /** True when its body is a file. */
  takesFile: boolean;
  /** True for an endless response. */
  isStream: boolean;
  /** Returns a valid body with this value for every ref; undefined for an operation without JSON. */
  bodyWith(ref: string): unknown;
}

/** Returns every operation of both documents. @param url address of an api, without `/v1` */
export async function readOperations(url: string): Promise<DescribedOperation[]> {
  const documents = await Promise.all(
    ['/v1/openapi.json', '/v1/admin/openapi.json'].map(async (path) => (await (await fetch(url + path)).json()) as OpenApi),
  );
  return documents.flatMap((document) =>
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId: id, description = '', parameters = [], requestBody, responses }]) => {
        const schema = requestBody?.content['application/json']?.schema;
        return {
          id,
          method: method.toUpperCase(),
          path: `/v1${path}`,
          pathOfNothing: (names = {}) => pathOfNothing(`/v1${path}`, parameters, names),
          permission: /Permission `([a-z.-]+)`/.exec(description)?.[1],
          query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
          hasBody: requestBody !== undefined,
          takesFile: requestBody !== undefined && !('application/json' in requestBody.content),
          isStream: Object.values(responses).some(({ content = {} }) => 'text/event-stream' in content),
          bodyWith: (ref) => schema && sampleOf(schema, { schemas: document.components?.schemas ?? {}, ref }),
        };
      }),
    ),
  );
}

/** Returns a path with a ref of the kind that each parameter is described by, or a name. */
function pathOfNothing(
  path: string,
  parameters: readonly { name: string; in: string; description?: string }[],
  names: Readonly<Record<string, string>>,
): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const about = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)?.description ?? '';
    const [, prefix] = /`([a-z]{3})_…`/.exec(about) ?? [];
    return names[name] ?? (prefix ? `${prefix}_01h455vb4pex5vsknk084sn02q` : 'live');
  });
}

interface Sampling {
  schemas: Record<string, Schema>;
  ref: string;
}

const NAMES_A_REF = /refs?$/i;
const OF_FORMAT: Record<string, string> = {
  'date-time': '2030-05-04T09:00:00Z',
  date: '2030-05-04',
  email: 'ade@example.com',
  uri: 'https://shop.example/back',
  url: 'https://shop.example/back',
};

/** Returns a minimal value of a schema, with all its refs. */
function sampleOf(schema: Schema, sampling: Sampling, name = ''): unknown {
  const referenced = typeof schema['$ref'] === 'string' ? sampling.schemas[schema['$ref'].split('/').at(-1)!] : undefined;
  if (referenced) return sampleOf(referenced, sampling, name);
  const example = NAMES_A_REF.test(name) ? undefined : exampleIn(schema);
  if (example !== undefined) return example;
  const ways = (schema['oneOf'] ?? schema['anyOf'] ?? schema['allOf']) as Schema[] | undefined;
  return ways ? sampleOf(ways[0]!, sampling, name) : madeFor(schema, sampling, name);
}

/** Returns a value that the schema itself contains. */
function exampleIn(schema: Schema): unknown {
  const [first] = (schema['enum'] ?? schema['examples'] ?? []) as unknown[];
  return schema['const'] ?? schema['default'] ?? first;
}

function madeFor(schema: Schema, sampling: Sampling, name: string): unknown {
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, sampling);
    case 'array':
      return [sampleOf((schema['items'] ?? {}) as Schema, sampling, name)];
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema['minimum'] ?? 1));
    case 'boolean':
      return false;
    default:
      return NAMES_A_REF.test(name)
        ? sampling.ref
        : (OF_FORMAT[String(schema['format'])] ?? OF_FORMAT[/url$/i.test(name) ? 'url' : name] ?? 'sample');
  }
}

function objectOf(
  { properties = {}, required = [] }: { properties?: Record<string, Schema>; required?: string[] },
  sampling: Sampling,
): object {
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || NAMES_A_REF.test(name));
  return Object.fromEntries(wanted.map(([name, schema]) => [name, sampleOf(schema, sampling, name)]));
}

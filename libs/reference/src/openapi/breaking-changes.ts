/** Parts of an OpenAPI document that bind a client. */
export interface Contract {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema>; responses?: Record<string, Response> };
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { required?: boolean; content?: Content };
  responses?: Record<string, Response>;
}

interface Response {
  $ref?: string;
  content?: Content;
}

type Content = Record<string, { schema?: Schema }>;

interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

type Direction = 'request' | 'response';

/** Returns the changes between two documents that break clients of the earlier one, each by name; additions break nothing (D-90). */
export function breakingChanges(before: Contract, after: Contract): string[] {
  return Object.entries(before.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const name = `${method.toUpperCase()} ${path}`;
      const later = after.paths?.[path]?.[method];
      if (!later) return [`${name} is gone`];
      return new Comparison(before, after).operations(name, operation, later);
    }),
  );
}

class Comparison {
  private readonly seen = new Set<string>();

  constructor(
    private readonly before: Contract,
    private readonly after: Contract,
  ) {}

  operations(name: string, before: Operation, after: Operation): string[] {
    return [
      ...this.parameters(name, before, after),
      ...this.content(`${name} body`, before.requestBody?.content, after.requestBody?.content, 'request'),
      ...(after.requestBody?.required && !before.requestBody?.required ? [`${name} demands a body`] : []),
      ...Object.entries(before.responses ?? {}).flatMap(([status, response]) =>
        after.responses?.[status]
          ? this.response(`${name} ${status}`, response, after.responses[status])
          : [`${name} no longer answers ${status}`],
      ),
    ];
  }

  private parameters(name: string, before: Operation, after: Operation): string[] {
    const earlier = new Map(before.parameters?.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
    const later = new Map(after.parameters?.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]));
    const gone = [...earlier.keys()].filter((key) => !later.has(key)).map((key) => `${name} no longer takes the ${key}`);
    const demanded = [...later]
      .filter(([key, parameter]) => parameter.required && !earlier.get(key)?.required)
      .map(([key]) => `${name} demands the ${key}`);
    const changed = [...earlier].flatMap(([key, parameter]) =>
      this.schemas(`${name} ${key}`, parameter.schema, later.get(key)?.schema, 'request'),
    );
    return [...gone, ...demanded, ...changed];
  }

  private response(name: string, before: Response, after: Response): string[] {
    const [earlier, later] = [resolveResponse(this.before, before), resolveResponse(this.after, after)];
    return this.content(name, earlier.content, later.content, 'response');
  }

  private content(name: string, before: Content | undefined, after: Content | undefined, direction: Direction): string[] {
    return Object.entries(before ?? {}).flatMap(([type, { schema }]) =>
      after?.[type] ? this.schemas(name, schema, this.formerForm(schema, after[type].schema), direction) : [`${name} is no longer ${type}`],
    );
  }

  /**
   * Returns the form of an answer that clients of the earlier contract get, where there are several now: that of the same name, or the one
   * with all its properties. Another one comes only where a new parameter asks for it, such as `dryRun`.
   */
  private formerForm(before: Schema | undefined, after: Schema | undefined): Schema | undefined {
    if (!before || !after?.anyOf) return after;
    const named = after.anyOf.find(({ $ref }) => $ref !== undefined && $ref === before.$ref);
    const properties = Object.keys(resolve(this.before, before).properties ?? {});
    const hasAll = (form: Schema) => properties.every((key) => resolve(this.after, form).properties?.[key]);
    return named ?? after.anyOf.find((form) => properties.length > 0 && hasAll(form)) ?? after;
  }

  private schemas(name: string, before: Schema | undefined, after: Schema | undefined, direction: Direction): string[] {
    if (!before || !after) return [];
    const visit = `${direction} ${before.$ref ?? name}`;
    if (before.$ref && this.seen.has(visit)) return [];
    this.seen.add(visit);
    const earlier = resolve(this.before, before);
    const later = resolve(this.after, after);
    const path = before.$ref ? `${name} (${before.$ref.split('/').at(-1)})` : name;
    return [
      ...typeChange(path, typesOf(this.before, earlier), typesOf(this.after, later)),
      ...enumChange(path, earlier, later, direction),
      ...this.properties(path, earlier, later, direction),
      ...this.schemas(`${path}[]`, earlier.items, later.items, direction),
      ...(earlier.anyOf ?? []).flatMap((choice, index) => this.schemas(path, choice, later.anyOf?.[index], direction)),
    ];
  }

  private properties(name: string, before: Schema, after: Schema, direction: Direction): string[] {
    const changes = Object.entries(before.properties ?? {}).flatMap(([key, schema]) => {
      const later = after.properties?.[key];
      const path = `${name}.${key}`;
      if (!later) return [direction === 'response' ? `${path} is gone` : `${path} is no longer taken`];
      const weakened = direction === 'response' && before.required?.includes(key) && !after.required?.includes(key);
      return [...(weakened ? [`${path} is no longer always there`] : []), ...this.schemas(path, schema, later, direction)];
    });
    if (direction === 'response') return changes;
    const demanded = (after.required ?? []).filter((key) => !before.required?.includes(key)).map((key) => `${name}.${key} is demanded`);
    return [...changes, ...demanded];
  }
}

function resolve(contract: Contract, schema: Schema): Schema {
  return schema.$ref ? (contract.components?.schemas?.[schema.$ref.split('/').at(-1)!] ?? {}) : schema;
}

function resolveResponse(contract: Contract, response: Response): Response {
  return response.$ref ? (contract.components?.responses?.[response.$ref.split('/').at(-1)!] ?? {}) : response;
}

function typeChange(name: string, before: string[], after: string[]): string[] {
  const [earlier, later] = [before, after].map((types) => types.sort().join(' or '));
  return earlier === later ? [] : [`${name} was ${earlier || 'anything'} and is ${later || 'anything'}`];
}

/** Returns the types of a schema, also where it is a choice of several. */
function typesOf(contract: Contract, { type, anyOf = [] }: Schema): string[] {
  return [type ?? anyOf.flatMap((choice) => resolve(contract, choice).type ?? [])].flat();
}

/** Returns values that are no longer accepted. New values in responses break nothing, since clients have to tolerate unknown ones. */
function enumChange(name: string, before: Schema, after: Schema, direction: Direction): string[] {
  if (direction === 'response' || !after.enum) return [];
  return (before.enum ?? []).filter((value) => !after.enum!.includes(value)).map((value) => `${name} no longer takes ${String(value)}`);
}

import type { OpenApiDocument } from '../openapi/openapi-document';
import type { AddressedOperation } from './document-operations';

/** Deepest level of fields that a page lists; deeper shapes are in the OpenAPI document. */
const DEEPEST = 4;

interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Described {
  description?: string;
  content?: Record<string, { schema?: Schema; example?: unknown }>;
}

interface ShownParameter {
  in: string;
  name: string;
  required?: boolean;
  description?: string;
  schema?: Schema;
}

interface ShownOperation {
  summary?: string;
  description?: string;
  parameters?: ShownParameter[];
  requestBody?: Described;
  responses?: Record<string, Described>;
  'x-codeSamples'?: { label: string; source: string }[];
}

const HIGHLIGHTED: Record<string, string> = { SDK: 'js', curl: 'sh', PHP: 'php', Python: 'python' };

/**
 * Returns the page of an operation of the reference as Markdown: parameters, fields of body and responses, code, and errors.
 * @param document the reference document, whose shapes the operation names
 */
export function operationPage({ method, path, operation }: AddressedOperation, document: OpenApiDocument): string {
  const shapes = (document.components?.schemas ?? {}) as Record<string, Schema>;
  const {
    summary = '',
    description = '',
    parameters = [],
    requestBody,
    responses = {},
    'x-codeSamples': samples = [],
  } = operation as ShownOperation;
  return `${[
    `# ${summary}`,
    `\`${method.toUpperCase()} /v1${path}\``,
    description.replace(/\[Errors\]\(#[^)]*\)/, '[Errors](../errors.md)'),
    ...(parameters.length > 0 ? ['## Parameters', parameters.map((each) => parameterLine(each, shapes)).join('\n')] : []),
    ...(requestBody ? ['## Body', ...bodyText(requestBody, shapes)] : []),
    ...Object.entries(responses).flatMap(([status, response]) => [`## Response ${status}`, ...bodyText(response, shapes)]),
    ...samples.flatMap(({ label, source }) => [`## ${label}`, `\`\`\`${HIGHLIGHTED[label] ?? ''}\n${source}\n\`\`\``]),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function parameterLine(
  { name, in: location, required, schema = {}, description = schema.description }: ShownParameter,
  shapes: Record<string, Schema>,
): string {
  return line(`\`${name}\` (${location}, ${typeOf(schema, shapes)}${required ? ', required' : ''})`, description);
}

function bodyText({ description, content = {} }: Described, shapes: Record<string, Schema>): string[] {
  const [first] = Object.entries(content);
  if (!first) return description ? [description] : [];
  const [type, { schema, example }] = first;
  const fields = schema ? fieldLines(schema, shapes, [], 0).join('\n') : '';
  return [
    `\`${type}\`${schema ? `, ${typeOf(schema, shapes)}` : ''}`,
    ...(fields ? [fields] : []),
    ...(example === undefined ? [] : [exampleBlock(example)]),
  ];
}

function exampleBlock(example: unknown): string {
  return typeof example === 'string' ? `\`\`\`\n${example.trimEnd()}\n\`\`\`` : `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``;
}

/** Returns a line for each field of a shape, indented by level; a shape within itself is named only. */
function fieldLines(schema: Schema, shapes: Record<string, Schema>, within: readonly string[], level: number): string[] {
  const { name, shape } = dereferenced(schema, shapes);
  if (level >= DEEPEST || (name !== undefined && within.includes(name))) return [];
  const inside = name === undefined ? within : [...within, name];
  if (shape.items) return fieldLines(shape.items, shapes, inside, level);
  const parts = [...(shape.allOf ?? []), ...(shape.anyOf ?? []), ...(shape.oneOf ?? [])];
  return [
    ...parts.flatMap((part) => fieldLines(part, shapes, inside, level)),
    ...Object.entries(shape.properties ?? {}).flatMap(([field, of]) => [
      `${'  '.repeat(level)}${line(`\`${field}\` (${typeOf(of, shapes)}${shape.required?.includes(field) ? '' : ', optional'})`, of.description ?? dereferenced(of, shapes).shape.description)}`,
      ...fieldLines(of, shapes, inside, level + 1),
    ]),
  ];
}

function dereferenced(schema: Schema, shapes: Record<string, Schema>): { name?: string; shape: Schema } {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? { shape: schema } : { name, shape: shapes[name] ?? {} };
}

function typeOf(schema: Schema, shapes: Record<string, Schema>): string {
  const { name, shape } = dereferenced(schema, shapes);
  if (shape.enum) return shape.enum.map((value) => `\`${String(value)}\``).join(' or ');
  if (shape.const !== undefined) return `\`${String(shape.const)}\``;
  if (shape.items) return `array of ${typeOf(shape.items, shapes)}`;
  const parts = shape.anyOf ?? shape.oneOf;
  if (parts) return [...new Set(parts.map((part) => typeOf(part, shapes)))].join(' or ');
  const type = [shape.type ?? 'object'].flat().join(' or ');
  return [name && type === 'object' ? `object ${name}` : type, shape.format].filter(Boolean).join(', ');
}

function line(head: string, description?: string): string {
  return `- ${head}${description ? `: ${description.replace(/\s+/g, ' ')}` : ''}`;
}

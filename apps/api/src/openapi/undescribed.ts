/** Parts of an OpenAPI document that readers expect to be described. */
export interface DescribedDocument {
  tags?: Described[];
  paths?: Record<string, Record<string, DescribedOperation>>;
  webhooks?: Record<string, Record<string, DescribedOperation>>;
  components?: { schemas?: Record<string, DescribedSchema> };
}

interface Described {
  name?: string;
  description?: string;
}

interface DescribedOperation {
  description?: string;
  parameters?: (Described & { in?: string; schema?: DescribedSchema })[];
  requestBody?: { content?: DescribedContent };
  responses?: Record<string, { content?: DescribedContent }>;
}

type DescribedContent = Record<string, { schema?: DescribedSchema }>;

interface DescribedSchema {
  $ref?: string;
  description?: string;
  enum?: unknown[];
  properties?: Record<string, DescribedSchema>;
  items?: DescribedSchema;
  additionalProperties?: DescribedSchema | boolean;
  anyOf?: DescribedSchema[];
  oneOf?: DescribedSchema[];
  allOf?: DescribedSchema[];
}

/** Place of a description: its name for reports, the words that say nothing there, and the texts that hold for its values. */
interface Place {
  name: string;
  /** Name of the described thing and of its owner. */
  words: string;
  texts: readonly string[];
}

/** Paragraph that is written for every operation: its scope, or its token and permission. */
const DEMANDS = /^(?:Scope `|Takes the )/;

/** Words that carry no meaning of their own in a description. */
const FILLERS = new Set('a an and as at be by for from has have in is it its of on or that the this to with'.split(' '));

/**
 * Returns the places of a document that explain nothing to its readers: tags, operations, parameters, schemas and properties without a
 * description, descriptions made only of words of the name, and values of enumerations that no line explains.
 */
export function undescribed({ tags = [], paths = {}, webhooks = {}, components: { schemas = {} } = {} }: DescribedDocument): string[] {
  return [
    ...tags.flatMap((tag) => faultsOf(tag, { name: `tag ${tag.name}`, words: tag.name ?? '', texts: [] })),
    ...operationsOf(paths),
    ...operationsOf(webhooks),
    ...Object.entries(schemas).flatMap(([name, schema]) => [
      ...faultsOf(schema, { name, words: name, texts: [] }),
      ...insideOf(schema, { name, words: name, texts: [schema.description ?? ''] }),
    ]),
  ];
}

function operationsOf(paths: Record<string, Record<string, DescribedOperation>>): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => faultsOfOperation(`${method.toUpperCase()} ${path}`, operation)),
  );
}

function faultsOfOperation(name: string, { description = '', parameters = [], requestBody, responses = {} }: DescribedOperation): string[] {
  const own = description.split('\n\n').filter((paragraph) => !DEMANDS.test(paragraph));
  const contents = [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}));
  return [
    ...faultsOf({ description: own.join('\n\n') }, { name, words: name, texts: [] }),
    ...parameters.flatMap((parameter) => {
      const place = {
        name: `${name} ${parameter.in} ${parameter.name}`,
        words: parameter.name ?? '',
        texts: [parameter.description ?? ''],
      };
      return [...faultsOf(parameter, place), ...insideOf(parameter.schema ?? {}, place)];
    }),
    ...contents.flatMap(({ schema = {} }) => insideOf(schema, { name: `${name} body`, words: name, texts: [schema.description ?? ''] })),
  ];
}

/** Returns the faults of everything within a schema; `place` is the schema's own. */
function insideOf(schema: DescribedSchema, place: Place): string[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const inner = [items, additionalProperties, ...anyOf, ...oneOf, ...allOf].filter((each) => typeof each === 'object');
  return [
    ...unexplainedValues(schema, place),
    ...inner.flatMap((each) => insideOf(each, { ...place, texts: [...place.texts, each.description ?? ''] })),
    ...Object.entries(properties).flatMap(([name, property]) => {
      const here = { name: `${place.name}.${name}`, words: `${place.words} ${name}`, texts: [property.description ?? ''] };
      return [...faultsOf(property, here), ...insideOf(property, { ...here, words: name })];
    }),
  ];
}

function faultsOf({ description = '' }: Described, { name, words }: Place): string[] {
  if (description.trim() === '') return [`${name}: no description`];
  const nameWords = new Set(wordsOf(words));
  return wordsOf(description).every((word) => nameWords.has(word)) ? [`${name}: says no more than its name`] : [];
}

/** Returns a fault for each of several values that no text of the place has in backticks. */
function unexplainedValues({ enum: values = [] }: DescribedSchema, { name, texts }: Place): string[] {
  if (values.length < 2) return [];
  return values
    .filter((value) => value !== null && !texts.some((text) => text.includes(`- \`${String(value)}\`: `)))
    .map((value) => `${name}: the value ${String(value)} is not explained`);
}

/** Returns the words of a text or a name without fillers, in lower case and without the s of a plural. */
function wordsOf(text: string): string[] {
  const spaced = text.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return (spaced.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !FILLERS.has(word)).map((word) => word.replace(/(?<=..)s$/, ''));
}

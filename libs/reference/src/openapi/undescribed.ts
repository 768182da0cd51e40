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

interface DescribedParameter extends Described {
  in?: string;
  schema?: DescribedSchema;
}

interface DescribedOperation {
  description?: string;
  parameters?: DescribedParameter[];
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

/** Context of a description. */
interface Context {
  /** Name for reports. */
  name: string;
  /** Names of the described thing and of its owner: words that explain nothing there. */
  words: string;
  /** Descriptions that hold for the values of an enumeration there. */
  texts: readonly string[];
  /** Field or parameter. */
  field?: string;
}

/** Schema with its context. */
interface Part {
  schema: DescribedSchema;
  context: Context;
  isProperty: boolean;
}

/** Paragraph that is written for every operation: its scope, or its token and permission. */
const DEMANDS = /^(?:Scope `|Takes the )/;

/** Words that carry no meaning of their own in a description. */
const FILLERS = new Set('a an and as at be by for from has have in is it its of on or that the this to with'.split(' '));

/** First words of a description that do not name the thing: readers see a property's description alone. */
const NAMELESS = /^(?:It|Its|That|This|These|Those|They|Their|There|Then|Same|What|Whether|Who|Of|How)\b/;

/**
 * Returns the parts of a document that explain nothing to its readers: tags, operations, parameters, schemas and properties without a
 * description, descriptions made only of words of the name, those of properties that do not begin with the thing, and
 * values of enumerations that no line explains. Values of a parameter may be explained at a field of its name instead, or named in a
 * sentence.
 */
export function undescribed({ tags = [], paths = {}, webhooks = {}, components: { schemas = {} } = {} }: DescribedDocument): string[] {
  const parts = Object.entries(schemas).flatMap(([name, schema]) => partsOf(schema, contextOf(name, schema)));
  const explained = new Set(parts.flatMap(explainedValues));
  const operations = [paths, webhooks].flatMap((items) =>
    Object.entries(items).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, operation]) => faultsOfOperation(`${method.toUpperCase()} ${path}`, operation, explained)),
    ),
  );
  return [
    ...tags.flatMap((tag) => faultsOf(tag, { name: `tag ${tag.name}`, words: tag.name ?? '', texts: [] })),
    ...operations,
    ...Object.entries(schemas).flatMap(([name, schema]) => faultsOf(schema, contextOf(name, schema))),
    ...parts.flatMap(faultsOfPart),
  ];
}

function contextOf(name: string, { description = '' }: Described): Context {
  return { name, words: name, texts: [description] };
}

function faultsOfOperation(
  name: string,
  { description = '', parameters = [], requestBody, responses = {} }: DescribedOperation,
  explained: ReadonlySet<string>,
): string[] {
  const own = description.split('\n\n').filter((paragraph) => !DEMANDS.test(paragraph));
  const contents = [requestBody, ...Object.values(responses)].flatMap((part) => Object.values(part?.content ?? {}));
  return [
    ...faultsOf({ description: own.join('\n\n') }, contextOf(name, {})),
    ...parameters.flatMap((parameter) => faultsOfParameter(name, parameter, explained)),
    ...contents.flatMap(({ schema = {} }) => partsOf(schema, contextOf(`${name} body`, schema)).flatMap(faultsOfPart)),
  ];
}

function faultsOfParameter(operation: string, parameter: DescribedParameter, explained: ReadonlySet<string>): string[] {
  const { name: field = '', in: side, description = '', schema = {} } = parameter;
  const context: Context = { name: `${operation} ${side} ${field}`, words: field, texts: [description], field };
  const values = partsOf(schema, context).flatMap((part) => valuesOf(part.schema));
  const unexplained = values.filter((value) => !description.includes(`\`${value}\``) && !explained.has(`${field} ${value}`));
  return [...faultsOf(parameter, context), ...unexplained.map((value) => `${context.name}: the value ${value} is not explained`)];
}

/** Returns a schema and everything within it, with their contexts. */
function partsOf(schema: DescribedSchema, context: Context, isProperty = false): Part[] {
  const { properties = {}, items, additionalProperties, anyOf = [], oneOf = [], allOf = [] } = schema;
  const inner = [items, additionalProperties, ...anyOf, ...oneOf, ...allOf].filter((each) => typeof each === 'object');
  const owner = context.field ?? context.words;
  return [
    { schema, context, isProperty },
    ...inner.flatMap((each) => partsOf(each, { ...context, texts: [...context.texts, each.description ?? ''] })),
    ...Object.entries(properties).flatMap(([field, property]) =>
      partsOf(property, { ...contextOf(`${context.name}.${field}`, property), words: `${owner} ${field}`, field }, true),
    ),
  ];
}

function faultsOfPart({ schema, context, isProperty }: Part): string[] {
  const unexplained = valuesOf(schema).filter((value) => !hasLine(context, value));
  return [
    ...(isProperty ? [...faultsOf(schema, context), ...faultsOfReference(schema, context)] : []),
    ...unexplained.map((value) => `${context.name}: the value ${value} is not explained`),
  ];
}

/** Returns the values of a field with a line of their own, each after the name of the field. */
function explainedValues({ schema, context }: Part): string[] {
  return valuesOf(schema).flatMap((value) => (hasLine(context, value) ? `${context.field} ${value}` : []));
}

const hasLine = ({ texts }: Context, value: string) => texts.some((text) => text.includes(`- \`${value}\`: `));

/** Returns the values that have to be explained: of several, all but those that say it themselves. */
function valuesOf({ enum: values = [] }: DescribedSchema): string[] {
  return values.length < 2
    ? []
    : values
        .filter((value) => value !== null)
        .map(String)
        .filter((value) => !['true', 'false'].includes(value));
}

function faultsOf({ description = '' }: Described, { name, words }: Context): string[] {
  if (description.trim() === '') return [`${name}: no description`];
  const nameWords = new Set(wordsOf(words));
  return wordsOf(description).every((word) => nameWords.has(word)) ? [`${name}: says no more than its name`] : [];
}

function faultsOfReference({ description = '' }: Described, { name }: Context): string[] {
  const [word] = NAMELESS.exec(description.trim()) ?? [];
  return word ? [`${name}: begins with "${word}", which names nothing`] : [];
}

/** Returns the words of a text or a name without fillers, in lower case and without the s of a plural. */
function wordsOf(text: string): string[] {
  const spaced = text.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return (spaced.match(/[a-z\d]+/g) ?? []).filter((word) => !FILLERS.has(word)).map((word) => word.replace(/(?<=..)s$/, ''));
}

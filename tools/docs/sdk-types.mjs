import openapiTS from 'openapi-typescript';
import ts from 'typescript';
import { commented, describedLines } from './sdk-comments.mjs';

const { factory } = ts;
/** Status below which answers are the resource; the SDK's own classes describe the errors, once. */
export const FIRST_ERROR = 400;
/** Modifiers of exported types. */
export const EXPORTED = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
const PAGE = 'Page';
/** Comments of the fields of a page: the document describes each list of its own, and this type is of all of them. */
const PAGE_FIELDS = {
  data: ['Entries of this page, in the order of the list. Empty when there are none, or none match the filters.'],
  nextCursor: ['Cursor of the next page: repeat the call with it as `cursor`, and with the same filters. Absent on the last page.'],
};

/**
 * Returns the types of an OpenAPI document: one of its own name for each schema, so that editors show the name, and the operations.
 * @returns {Promise<{ schemas: Map<string, ts.PropertySignature>, operations: Map<string, ts.PropertySignature>, page?: ts.TypeNode }>}
 */
export async function typesOf(document) {
  const { openapi, info, components: own, paths } = withoutExamples(withInheritedDescriptions(document));
  const { responses, ...components } = own;
  for (const operation of operationsOf(paths)) operation.responses = withoutErrors(operation.responses, responses);
  const nodes = await openapiTS({ openapi, info, components, paths }, { exportType: true, defaultNonNullable: false });
  const declared = (name) => nodes.find((node) => node.name?.text === name);
  const byName = ({ members }) => new Map(members.map((member) => [member.name.text, named(member)]));
  const types = { schemas: byName(propertyOf(declared('components').type, 'schemas').type), operations: byName(declared('operations')) };
  return withPages(types);
}

/** Returns all operations of the paths of a document. */
export const operationsOf = (paths) =>
  Object.values(paths)
    .flatMap(Object.values)
    .filter(({ operationId }) => operationId);

/** Returns the member of a type literal by its name. */
export const propertyOf = ({ members }, name) => members.find((member) => member.name.text === name);

/** Gives each property without a description of its own that of the schema which it names. */
function withInheritedDescriptions(document) {
  const copy = structuredClone(document);
  const described = ({ $ref, description, anyOf = [], allOf = anyOf } = {}) => {
    const target = $ref && copy.components.schemas[$ref.split('/').at(-1)];
    const [only, ...others] = allOf.filter(({ type }) => type !== 'null');
    return description ?? target?.description ?? (only?.$ref && others.length === 0 ? described(only) : undefined);
  };
  const visit = (value) => {
    if (typeof value !== 'object' || value === null) return;
    for (const property of Object.values(value.properties ?? {})) property.description ??= described(property);
    if (value.in && value.schema) value.description ??= described(value.schema);
    Object.values(value).forEach(visit);
  };
  visit([copy.components.schemas, copy.paths]);
  return copy;
}

/** Removes the examples of bodies, which editors would show instead of what a body is. */
function withoutExamples(document) {
  const bodies = operationsOf(document.paths).flatMap(({ requestBody, responses }) => [requestBody, ...Object.values(responses)]);
  for (const content of bodies.flatMap((body) => Object.values(body?.content ?? {}))) {
    delete content.example;
    delete content.examples;
    delete content.examples;
  }
  return document;
}

/** Keeps an answer that is not an error envelope, of any status: it is read, not thrown. */
function withoutErrors(responses, shared) {
  const isError = ([status, { $ref, content = shared[$ref?.split('/').at(-1)]?.content }]) =>
    Number(status) >= FIRST_ERROR && content?.['application/json']?.schema?.$ref === '#/components/schemas/Error';
  return Object.fromEntries(Object.entries(responses).filter((answer) => !isError(answer)));
}

/** Returns a node whose schemas are references by name, and whose comments are those of editors. */
function named(root) {
  const visit = (node) => {
    const name = schemaNameOf(node);
    if (name !== undefined) return factory.createTypeReferenceNode(name);
    const comments = ts.getSyntheticLeadingComments(node) ?? [];
    const visited = ts.visitEachChild(node, visit, undefined);
    return comments.length > 0
      ? commented(
          visited,
          comments.flatMap(({ text }) => describedLines(text)),
        )
      : visited;
  };
  return visit(root);
}

/** Returns the name in `components["schemas"][name]`; undefined for any other node. */
function schemaNameOf(node) {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType, indexType } = node.objectType;
  const isOfSchemas = objectType.typeName?.text === 'components' && indexType.literal?.text === 'schemas';
  return isOfSchemas ? node.indexType.literal.text : undefined;
}

/** Replaces the pages of lists by `Page<Item>`, which has comments that hold for each of them. */
function withPages({ schemas, operations }) {
  let page;
  const visit = (node) => {
    const item = itemOf(node);
    if (item === undefined) return ts.visitEachChild(node, visit, undefined);
    page ??= pageOf(node);
    return factory.createTypeReferenceNode(PAGE, [item]);
  };
  const paged = new Map([...operations].map(([id, operation]) => [id, visit(operation)]));
  return { schemas, operations: paged, page };
}

/** Returns the type of the items of `{ data: Item[]; nextCursor?: string }`; undefined for another type. */
function itemOf(node) {
  if (!ts.isTypeLiteralNode(node) || node.members.map(({ name }) => name?.text).join() !== 'data,nextCursor') return undefined;
  const [{ type }] = node.members;
  return ts.isArrayTypeNode(type) && ts.isTypeReferenceNode(type.elementType) ? type.elementType : undefined;
}

function pageOf({ members: [data, nextCursor] }) {
  const items = factory.createArrayTypeNode(factory.createTypeReferenceNode('Item'));
  const generic = factory.updatePropertySignature(data, data.modifiers, data.name, data.questionToken, items);
  const type = factory.createTypeLiteralNode([commented(generic, PAGE_FIELDS.data), commented(nextCursor, PAGE_FIELDS.nextCursor)]);
  const declared = factory.createTypeAliasDeclaration(EXPORTED, PAGE, [factory.createTypeParameterDeclaration(undefined, 'Item')], type);
  return commented(declared, ['One page of a list.']);
}

import ts from 'typescript';
import { commented, withoutTags } from './sdk-comments.mjs';
import { EXPORTED, operationsOf, propertyOf } from './sdk-types.mjs';

const { factory } = ts;
const CODE = /`([A-Z][A-Z_]+)`/g;
/** Classes of codes that have another name than their code. */
const CLASSES = { INTERNAL: 'InternalError' };
/** Query parameters that a method takes as a list, before its options. */
const LISTS = { readAvailability: 'variantRefs' };
/** Properties of the SDK's methods that the document of the API does not have. */
const NOTES = {
  readAvailability: 'Takes at most 100 refs. `null` is unlimited, and a missing ref is not for sale.',
  listOrders: '`sync.orders` reads all of them, page by page.',
  listProducts: '`sync.products` reads all changes, page by page.',
  sendOtp: 'This call is never retried.',
  verifyOtp: 'A wrong code is a result, `{ verified: false, reason }`, not an error. This call is never retried.',
};
const reference = (name, ...types) => factory.createTypeReferenceNode(name, types);
const optional = (isOptional) => (isOptional ? factory.createToken(ts.SyntaxKind.QuestionToken) : undefined);
const parameter = (name, type, isOptional) => factory.createParameterDeclaration(undefined, undefined, name, optional(isOptional), type);
const OPTIONS = parameter('options', reference('CallOptions'), true);

/**
 * Returns the interface of the management client: a method for each operation, by its id, which takes one object.
 * @param {object} document the OpenAPI document
 * @param {Map<string, ts.PropertySignature>} operations their types
 */
export function managementClient(document, operations) {
  const methods = describedOperations(document).map(({ operation, errors }) => {
    const { path, query, body } = partsOf(operations.get(operation.operationId));
    const members = [...path, ...query, ...(body ? [body] : [])];
    const input = members.length > 0 ? factory.createTypeLiteralNode(members) : factory.createKeywordTypeNode(ts.SyntaxKind.ObjectKeyword);
    const isOptional = members.every(({ questionToken }) => questionToken);
    const parameters = [parameter('input', input, isOptional), OPTIONS];
    return methodOf(operation.operationId, parameters, operations, commentOf(operation, errors));
  });
  return [interfaceOf('AdminOperations', methods, ['Operations of the management API, by their ids.'])];
}

/**
 * Returns the interfaces of the storefront clients: a group of methods for each resource. A method takes the parameters of its path one by
 * one, then its query, and its body.
 * @param {Record<string, string>} names `group.method` of each operation, by its id
 */
export function storefrontClients(document, operations, names) {
  const described = describedOperations(document).filter(({ operation }) => operation.operationId in names);
  const isSecret = ({ operation }) => /secret keys only\.$/.test(operation.description);
  const membersOf = (list) => {
    const groups = {};
    for (const member of list) {
      const [group, name] = names[member.operation.operationId].split('.');
      (groups[group] ??= []).push(storefrontMethod(member, operations, name));
    }
    return Object.entries(groups).map(([group, methods]) =>
      factory.createPropertySignature(undefined, group, undefined, factory.createTypeLiteralNode(methods)),
    );
  };
  const inOrder = Object.keys(names).flatMap((id) => described.filter(({ operation }) => operation.operationId === id));
  return [
    interfaceOf('PublicOperations', membersOf(inOrder.filter((one) => !isSecret(one))), [
      'Operations of publishable and secret keys: they read, and register guests for free events.',
    ]),
    interfaceOf('SecretOperations', membersOf(inOrder.filter(isSecret)), ['Operations that require a secret key, in the same groups.']),
  ];
}

function storefrontMethod({ operation, errors, parameters: all }, operations, name) {
  const { operationId } = operation;
  const { path, query, body } = partsOf(operations.get(operationId));
  const list = LISTS[operationId];
  const strings = factory.createTypeOperatorNode(
    ts.SyntaxKind.ReadonlyKeyword,
    factory.createArrayTypeNode(factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword)),
  );
  const isOptional = query.every(({ questionToken }) => questionToken);
  const parameters = [
    ...path.map((member) => parameter(member.name.text, member.type)),
    ...(list ? [parameter(list, strings)] : query.length > 0 ? [parameter('query', factory.createTypeLiteralNode(query), isOptional)] : []),
    ...(body ? [parameter('body', body.type, body.questionToken !== undefined)] : []),
    OPTIONS,
  ];
  const shown = all.filter(({ in: location, name: own, description }) => description && (location === 'path' || own === list));
  const params = shown.map(({ name: own, description }) => `@param ${own} ${withoutTags(description).replace(/\s*\n\s*/g, ' ')}`);
  return methodOf(name, parameters, operations, commentOf(operation, errors, params), operationId);
}

/** Returns the operations of a document, each with the names of the errors that not every operation can throw. */
function describedOperations({ paths, components }) {
  const codes = new Set(components.schemas.Error.properties.error.properties.code.enum);
  const resolved = ({ $ref, ...response }) => ($ref ? components.responses[$ref.split('/').at(-1)] : response);
  const described = operationsOf(paths).map((operation) => {
    const texts = Object.values(operation.responses).map((response) => resolved(response).description ?? '');
    const own = texts.flatMap((text) => [...text.matchAll(CODE)].map(([, code]) => code)).filter((code) => codes.has(code));
    return { operation, own: new Set(own), parameters: operation.parameters ?? [] };
  });
  const isCommon = (code) => described.every(({ own }) => own.has(code));
  return described
    .map(({ own, ...rest }) => ({ ...rest, errors: [...own].filter((code) => !isCommon(code)).map(classOf) }))
    .sort((one, other) => (one.operation.operationId < other.operation.operationId ? -1 : 1));
}

const classOf = (code) => CLASSES[code] ?? code.toLowerCase().replace(/(?:^|_)(.)/g, (_all, letter) => letter.toUpperCase());

function commentOf({ operationId, summary, description }, errors, params = []) {
  const note = NOTES[operationId];
  const texts = [`${summary.replace(/\.$/, '')}.`, description, note].filter(Boolean).map(withoutTags);
  const thrown = errors.length > 0 ? [`@throws {${errors.join(' | ')}}`] : [];
  return [...texts.join('\n\n').split('\n'), ...params, ...thrown];
}

function methodOf(name, parameters, operations, lines, operationId = name) {
  const { answer } = partsOf(operations.get(operationId));
  return commented(factory.createMethodSignature(undefined, name, undefined, undefined, parameters, reference('Promise', answer)), lines);
}

function interfaceOf(name, members, lines) {
  return commented(factory.createInterfaceDeclaration(EXPORTED, name, undefined, undefined, members), lines);
}

/** Returns the members of path and query, the member `body`, and the type of the answer of an operation. */
function partsOf({ type }) {
  const parameters = propertyOf(type, 'parameters').type;
  const membersOf = (location) => propertyOf(parameters, location)?.type.members ?? [];
  return {
    path: [...membersOf('path')],
    query: [...membersOf('query')],
    body: bodyOf(propertyOf(type, 'requestBody')),
    answer: answerOf(propertyOf(type, 'responses').type),
  };
}

function bodyOf(requestBody) {
  const contents = requestBody?.type.members && propertyOf(requestBody.type, 'content').type.members;
  if (!contents) return undefined;
  const isFile = contents.some(({ name }) => name.text === 'application/octet-stream');
  return factory.createPropertySignature(undefined, 'body', requestBody.questionToken, isFile ? reference('FileBody') : contents[0].type);
}

/** Returns the union of the bodies of all answers; `undefined` for one without a body. */
function answerOf({ members }) {
  const types = new Map(members.map(({ type }) => contentOf(propertyOf(type, 'content'))).map((type) => [printed(type), type]));
  return types.size === 1 ? [...types.values()][0] : factory.createUnionTypeNode([...types.values()]);
}

function contentOf({ type: { members } }) {
  if (members?.some(({ name }) => name.text.endsWith('spreadsheetml.sheet'))) return reference('Uint8Array');
  const read = members?.find(({ name }) => ['application/json', 'text/csv'].includes(name.text));
  return read?.type ?? factory.createKeywordTypeNode(members ? ts.SyntaxKind.NeverKeyword : ts.SyntaxKind.UndefinedKeyword);
}

const source = ts.createSourceFile('printed.ts', '', ts.ScriptTarget.ESNext);
const printed = (node) => ts.createPrinter().printNode(ts.EmitHint.Unspecified, node, source);

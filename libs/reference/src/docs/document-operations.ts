import type { OpenApiDocument } from '../openapi/openapi-document';

export type Operation = NonNullable<NonNullable<OpenApiDocument['paths']>[string]['get']>;
export type Parameter = NonNullable<Operation['parameters']>[number];

/** An operation with its address. */
export interface AddressedOperation {
  /** Lower-case HTTP method. */
  method: string;
  /** Path below `/v1`, with `{names}`. */
  path: string;
  operation: Operation;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Returns the operations of a document in its order. */
export function operationsOf(document: OpenApiDocument): AddressedOperation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method, path, operation }] : [];
    }),
  );
}

/** Returns responses with those in place that a document only refers to. */
export function resolved(
  responses: Operation['responses'],
  named: NonNullable<OpenApiDocument['components']>['responses'] = {},
): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(responses ?? {}).map(([status, response]) => [
      status,
      '$ref' in response && response.$ref ? (named[response.$ref.split('/').at(-1)!] ?? response) : response,
    ]),
  );
}

/** Returns the codes that every operation may return. */
export function commonCodes(operations: readonly Operation[]): ReadonlySet<string> {
  const all = operations.map((operation) => new Set(codesOf(operation)));
  return new Set([...(all[0] ?? [])].filter((code) => all.every((codes) => codes.has(code))));
}

/** Returns the error codes that the responses of an operation name; they must be resolved. */
export function codesOf(operation: Operation): string[] {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => isRefusal(status))
    .flatMap(([, response]) =>
      [...((response as { description?: string }).description ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, code]) => code!),
    );
}

/** Returns true for the status of an error. */
export function isRefusal(status: string): boolean {
  return Number(status) >= 400;
}

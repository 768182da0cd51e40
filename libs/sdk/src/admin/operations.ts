import { ADMIN_OPERATIONS } from '../generated/admin-operations';
import type { operations } from '../generated/admin';
import type { AnswerOf, OperationShape } from '../http/operation-types';
import type { CallOptions } from '../http/settings';

export type AdminOperationId = keyof operations & keyof typeof ADMIN_OPERATIONS;

/** Bytes of a file, or a form with it. */
export type FileBody = Blob | ArrayBuffer | ArrayBufferView | FormData;

/** Parameters of one kind; an empty object where the generated types have `never`. */
type Parameters<Value> = [NonNullable<Value>] extends [never] ? object : NonNullable<Value>;
type WithBody<Operation extends OperationShape> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content extends { 'application/octet-stream': unknown } ? FileBody : Content[keyof Content] }
  : Operation extends { requestBody?: { content: infer Content } }
    ? { body?: Content[keyof Content] }
    : object;

/** Input of an operation: the parameters of its path and of its query, and its body, in one object. */
export type AdminInput<Id extends AdminOperationId> = Parameters<operations[Id]['parameters']['path']> &
  Parameters<operations[Id]['parameters']['query']> &
  WithBody<operations[Id]>;
export type AdminAnswer<Id extends AdminOperationId> = AnswerOf<operations[Id]>;

/** Arguments of an operation; the input is optional where none of its members is required. */
type Args<Input> = object extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions];

/** Every operation of the management API, by its id. */
export type AdminOperations = { [Id in AdminOperationId]: (...args: Args<AdminInput<Id>>) => Promise<AdminAnswer<Id>> };

/** Operations that return a page, `{ data, nextCursor }`. */
export type AdminListId = {
  [Id in AdminOperationId]: AdminAnswer<Id> extends { data: readonly unknown[]; nextCursor?: string } ? Id : never;
}[AdminOperationId];
export type AdminItem<Id extends AdminListId> = AdminAnswer<Id> extends { data: readonly (infer Item)[] } ? Item : never;

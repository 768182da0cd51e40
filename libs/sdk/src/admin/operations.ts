import type { AdminOperations } from '../generated/admin-client';

export type { AdminOperations } from '../generated/admin-client';
export type { FileBody } from '../http/operation-types';

export type AdminOperationId = keyof AdminOperations;

/** Input of an operation: the parameters of its path and of its query, and its body, in one object. */
export type AdminInput<Id extends AdminOperationId> = NonNullable<Parameters<AdminOperations[Id]>[0]>;
export type AdminAnswer<Id extends AdminOperationId> = Awaited<ReturnType<AdminOperations[Id]>>;

/** Operations that return a page, `{ data, nextCursor }`. */
export type AdminListId = {
  [Id in AdminOperationId]: AdminAnswer<Id> extends { data: readonly unknown[]; nextCursor?: string } ? Id : never;
}[AdminOperationId];
export type AdminItem<Id extends AdminListId> = AdminAnswer<Id> extends { data: readonly (infer Item)[] } ? Item : never;

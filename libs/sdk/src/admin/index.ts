export type * from '../generated/admin';
export { type AdminClient, type AdminSettings, type AdminTools, type AnyRequest, createAdmin } from './create-admin';
export type { AdminAnswer, AdminInput, AdminItem, AdminListId, AdminOperationId, AdminOperations, FileBody } from './operations';
export * from '../errors';

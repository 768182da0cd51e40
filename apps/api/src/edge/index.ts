export { CallingAdministrator, CallingAuthor, ManagedWorkspace, type Caller } from './caller';
export { UnreadableBody } from './json-body';
export { found, idFrom, itemIdOf, listLimit, nameParam, read } from './read';
export { Answer, answerTo, idempotencyKeyHeader, ManagementOperation, noteReplay, Operation, type StoreCall } from './operation';
export { ServesEveryWorkspace } from './admission';

export { ServesEveryWorkspace } from './admission';
export { CallingAuthor, ManagedWorkspace } from './caller';
export { givenInTurns } from './in-turns';
export { UnreadableBody } from './json-body';
export { Answer, answerTo, idempotencyKeyHeader, ManagementOperation, noteReplay, Operation, type StoreCall } from './operation';
export { found, idFrom, itemIdOf, listLimit, nameParam, read, readChange } from './read';

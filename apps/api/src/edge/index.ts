export { ServesEveryWorkspace } from './admission';
export { Answer, answerTo, EventAnswer, Table, tagged } from './answers';
export { CallingAuthor, ManagedWorkspace, type OperatorCall, type RawCall, type StoreCall, type WorkspaceCall } from './caller';
export { givenInTurns } from './in-turns';
export { UnreadableBody } from './json-body';
export { idempotencyKeyHeader, ManagementOperation, noteReplay, Operation } from './operation';
export { found, idFrom, itemIdOf, listLimit, nameOf, nameParam, read, readChange } from './read';

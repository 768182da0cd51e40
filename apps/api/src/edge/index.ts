export { ServesEveryWorkspace } from './admission';
export { Answer, answerTo, EventAnswer, Table, tagged } from './answers';
export type { OperatorCall, RawCall, RefCall, StoreCall, WorkspaceCall } from './caller';
export { UnreadableBody } from './body/json-body';
export { idempotencyKeyHeader, Operation, type ParamReader } from './operation';
export { requireFound, idFrom, itemIdOf, listLimit, nameOf, nameParam, read } from './read';

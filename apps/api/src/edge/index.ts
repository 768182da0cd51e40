export { CallingAdministrator, CallingAuthor, ManagedWorkspace, type Caller } from './caller';
export { UnreadableBody } from './json-body';
export { listLimit, nameParam, read } from './read';
export { Answer, ManagementOperation, Operation, type StoreCall } from './operation';
export { ServesEveryWorkspace } from './admission';

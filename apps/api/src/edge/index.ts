export { CallingAdministrator, CallingAuthor, ManagedWorkspace, type Caller } from './caller';
export { UnreadableBody } from './json-body';
export { listLimit } from './list-limit';
export { Answer, ManagementOperation, Operation, type StoreCall } from './operation';
export { nameParam, read } from './read';
export { ServesEveryWorkspace } from './visitor-tenant';

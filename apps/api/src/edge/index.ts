export { Caller, CallingAdministrator, CallingAuthor, ManagedWorkspace } from './caller';
export { UnreadableBody } from './json-body';
export { listLimit } from './list-limit';
export { ManagementOperation, Operation } from './operation';
export { nameOf, read } from './read';
export { SeesEveryWorkspace } from './visitor-sight';

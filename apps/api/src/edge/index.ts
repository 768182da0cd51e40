export { Caller, CallingAdministrator, ManagedWorkspace } from './caller';
export { listLimit } from './list-limit';
export { ManagementOperation, Operation } from './operation';
export { nameOf, read } from './read';

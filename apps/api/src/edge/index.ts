export { Caller, CallingAdministrator, ManagedWorkspace } from './caller';
export { ManagementOperation, Operation } from './operation';
export { nameOf, read } from './read';

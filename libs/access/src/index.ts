// Use cases
export { type Administrator, type AdministratorRequest, AdmitAdministrator } from './use-cases/admit-administrator';
export { type Admission, AdmitRequest } from './use-cases/admit-request';
export { AdmitVisitor, type VisitorRequest } from './use-cases/admit-visitor';
export { CachedKeyDirectory, CachedWorkspaces } from './use-cases/cached-key-directory';
export {
  ChangeAdminToken,
  ChangeKey,
  type ChangeKeyCommand,
  CreateAdminToken,
  CreateKey,
  GiveAdminToken,
  RollKey,
} from './use-cases/change-keys';
export { ChangeWorkspace, CreateWorkspace, ReadWorkspace, SetForWorkspace } from './use-cases/change-workspace';
export { KeyReader, LastUseNotes } from './use-cases/key-reader';
export { FailedAuthentications, LeasedTokens } from './use-cases/leased-tokens';
export { LimitAdministrators } from './use-cases/limit-administrators';
export { SetTestClock, type TestClockCommand } from './use-cases/set-test-clock';
export { ReadRequests } from './use-cases/read-requests';
export { DeleteRemovedWorkspaces } from './use-cases/delete-removed-workspaces';
export { ReadRemoval, RemoveWorkspace } from './use-cases/remove-workspace';
export { RenameWorkspace, SlugTaken } from './use-cases/rename-workspace';
export { RequestLogBuffer } from './use-cases/request-log-buffer';

// Ports
export {
  OUTWARD_THINGS,
  UNDELIVERED_STATES,
  type UndeliveredCount,
  type UndeliveredOfWorkspace,
  type UndeliveredQuery,
  type UndeliveredState,
  UndeliveredWork,
} from './ports/undelivered-work';
export { AccessKeyList, type AuditEntry, AuditList, type AuditQuery, WorkspaceList } from './ports/access-lists';
export { type AccessKeyStore, type AccessTx, AccessUnitOfWork, type WorkspaceSettingsStore, type WorkspaceStore } from './ports/access-tx';
export { KeptAnswers, KeyTaken } from './ports/kept-answers';
export { AccessLog, KeyDirectory, KeyUsage, type KeyUse } from './ports/key-directory';
export { RemovalList, type RemovalStore, type RemovedFiles, RemovedRows, type RowPlace } from './ports/removals';
export { SecretSource } from './ports/secret-source';
export { RateLimiter } from './ports/rate-limiter';
export { RequestLog, type RequestQuery, REQUESTS_LOOKED_AT } from './ports/request-log';
export {
  type PendingWork,
  TEST_CLOCK_QUEUE,
  testClockJob,
  type TestClockName,
  TestClocks,
  type TestClockStore,
  TestModeWork,
} from './ports/test-clocks';

// Rules
export { type AccessKey, amend, KeyMint, LastCredential, pause, resume, revoke, statusOf, TooManyAdminTokens } from './domain/access-key';
export { amountsOfFees, warnOfCurrencies, warnOfMoney } from './domain/currency-warnings';
export { type KeyOwner, NotForOperator, type OperationNeeds, RateLimited } from './domain/decide-admission';
export { type FirstRequest, type KeptAnswer, type KeyedRequest, replayOf, requestFingerprint, type RequestKey } from './domain/kept-answer';
export { claimedKind, KeyHasher, type KeyKind, parseKey } from './domain/key-text';
export { loggedFields, loggedPath, type LoggedRequest, pathOf, REQUESTS_KEPT_DAYS } from './domain/logged-request';
export { originSchema } from './domain/origins';
export { type Page, pageOf, type PageRequest } from './domain/page';
export { type Permission, PERMISSIONS } from './domain/permissions';
export { permissionsOf, refuseWithout, type Rights } from './domain/rights';
export { type Role, ROLE_NAMES, ROLES } from './domain/roles';
export { factorBuckets, invitationBuckets, signInBuckets } from './domain/sign-in-limits';
export {
  codesPerDay,
  type Grant,
  type LimitOverrides,
  limitOverrides,
  type RateClass,
  type RateLimit,
  type RateLimitStatus,
} from './domain/rate-limit';
export {
  type Removal,
  type RemovalCounts,
  type RemovalFindings,
  REMOVED_THINGS,
  UNDER_WAY,
  type UnderWay,
  type UnderWayKind,
} from './domain/removal';
export { type Scope, scopeSchema } from './domain/scopes';
export { decideFreeze, MOST_AHEAD_SECONDS, nextStep, type TestClock, type TestClockChange } from './domain/test-clock';
export { closingInForce, goesOnWhileSuspended, railsInForce, refuseWhileSuspended, type Suspension } from './domain/suspension';
export { besideOperator, itemOf, SLUGS_RESERVED_LATER, warnOfClosing, withItem, type Workspace, workspaceSlug } from './domain/workspace';
export {
  acceptedCurrencies,
  displayName,
  type OperatorPatch,
  operatorPatch,
  settingsSections,
  storedSettings,
  type WorkspaceItem,
  workspaceItem,
  type WorkspacePatch,
  workspacePatch,
  type WorkspaceSettings,
  readSettings,
  workspaceSettings,
} from './domain/workspace-settings';

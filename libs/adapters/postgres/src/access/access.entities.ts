import type { KeyKind, LimitOverrides, Permission, RemovalCounts, Role, Scope, WorkspaceSettings } from '@svc/access';
import type { AuditedChange, ErrorCode, Mode } from '@svc/kernel';
import {
  bigint,
  boolean,
  bytes,
  float,
  integer,
  json,
  list,
  moment,
  momentText,
  nullable,
  primary,
  table,
  text,
  unselected,
  uuid,
  workspaceKey,
} from '../rows/table';

export const workspaceEntity = table('workspace', {
  id: primary(uuid()),
  slug: text(),
  displayName: text(),
  timezone: text(),
  currencies: list(text()),
  apiEnabled: boolean(),
  secretKeysEnabled: boolean(),
  headlessEnabled: boolean(),
  settings: json<Partial<WorkspaceSettings>>(),
  merchantNotices: nullable(json<WorkspaceSettings['merchantNotices']>()),
  suspendedAt: nullable(moment()),
  suspensionReason: nullable(text()),
  createdAt: moment(),
  updatedAt: unselected(moment()),
});

export const accessKeyEntity = table('access_key', {
  ...workspaceKey(),
  kind: text<KeyKind>(),
  mode: nullable(text<Mode>()),
  scopes: list(text<Scope>()),
  origins: list(text()),
  label: nullable(text()),
  limits: json<LimitOverrides>(),
  role: nullable(text<Role>()),
  permissions: nullable(list(text<Permission>())),
  madeById: nullable(uuid()),
  prefix: text(),
  ending: text(),
  createdAt: moment(),
  expiresAt: nullable(moment()),
  pausedAt: nullable(moment()),
  revokedAt: nullable(moment()),
  replacedById: nullable(uuid()),
  lastUsedAt: nullable(moment()),
  lastUsedIp: nullable(text()),
});

export const accessKeyHashEntity = table('access_key_hash', { hash: primary(bytes()), workspaceId: uuid(), keyId: uuid() });

/** Answers of requests with an `Idempotency-Key`; an answer without a status was erased, or is still being made. */
export const keptAnswerEntity = table('kept_answer', {
  workspaceId: primary(uuid()),
  operation: primary(text()),
  keyHash: primary(bytes()),
  fingerprint: text(),
  createdAt: moment(),
  keptUntil: moment(),
  status: nullable(integer()),
  headers: nullable(list(text())),
  body: nullable(text()),
});

export const auditEntryEntity = table('audit_entry', {
  ...workspaceKey(),
  at: momentText(),
  keyId: nullable(uuid()),
  personId: nullable(uuid()),
  requestId: text(),
  action: text<AuditedChange['action']>(),
  subjectKind: text(),
  subjectRef: text(),
  subjectName: nullable(text()),
  fields: list(text()),
  details: nullable(json<NonNullable<AuditedChange['details']>>()),
});

export const requestLogEntity = table('request_log', {
  ...workspaceKey(),
  keyId: uuid(),
  keyKind: text<KeyKind>(),
  mode: nullable(text<Mode>()),
  method: text(),
  path: text(),
  status: integer(),
  ms: float(),
  errorCode: nullable(text<ErrorCode>()),
  fields: list(text()),
});

/** Removals of workspaces; no row of a tenant, since it stays when the workspace is gone. */
export const removedWorkspaceEntity = table('removed_workspace', {
  id: primary(uuid()),
  slug: text(),
  requestId: text(),
  counts: json<RemovalCounts>(),
  requestedAt: moment(),
  startedAt: nullable(moment()),
  totalRows: nullable(bigint()),
  removedRows: bigint(),
  finishedAt: nullable(moment()),
});

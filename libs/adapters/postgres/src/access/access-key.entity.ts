import type { AccessKey, KeyKind, LimitOverrides, Scope } from '@svc/access';
import type { Mode } from '@svc/kernel';
import { EntitySchema } from 'typeorm';
import type { WorkspaceRow } from './workspace.entity';

export interface AccessKeyRow {
  workspaceId: string;
  id: string;
  kind: KeyKind;
  mode: Mode | null;
  scopes: Scope[];
  origins: string[];
  label: string | null;
  limits: LimitOverrides;
  prefix: string;
  ending: string;
  createdAt: Date;
  expiresAt: Date | null;
  pausedAt: Date | null;
  revokedAt: Date | null;
  replacedById: string | null;
  lastUsedAt: Date | null;
  lastUsedIp: string | null;
  /** Only where it was joined. */
  workspace?: WorkspaceRow;
}

export const accessKeyEntity = new EntitySchema<AccessKeyRow>({
  name: 'access_key',
  columns: {
    workspaceId: { type: 'uuid', name: 'workspace_id', primary: true },
    id: { type: 'uuid', primary: true },
    kind: { type: 'text' },
    mode: { type: 'text', nullable: true },
    scopes: { type: 'text', array: true },
    origins: { type: 'text', array: true },
    label: { type: 'text', nullable: true },
    limits: { type: 'jsonb' },
    prefix: { type: 'text' },
    ending: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
    pausedAt: { type: 'timestamptz', name: 'paused_at', nullable: true },
    revokedAt: { type: 'timestamptz', name: 'revoked_at', nullable: true },
    replacedById: { type: 'uuid', name: 'replaced_by_id', nullable: true },
    lastUsedAt: { type: 'timestamptz', name: 'last_used_at', nullable: true },
    lastUsedIp: { type: 'text', name: 'last_used_ip', nullable: true },
  },
  relations: {
    workspace: { type: 'many-to-one', target: 'workspace', joinColumn: { name: 'workspace_id' } },
  },
});

/** What of a key may change; its last use is written elsewhere. */
export function changeableOf(key: AccessKey) {
  return {
    scopes: [...key.scopes],
    origins: [...key.origins],
    label: key.label ?? null,
    limits: key.limits,
    expiresAt: key.expiresAt ?? null,
    pausedAt: key.pausedAt ?? null,
    revokedAt: key.revokedAt ?? null,
    replacedById: key.replacedById ?? null,
  };
}

export function accessKeyOf({ workspace: _, ...row }: AccessKeyRow): AccessKey {
  return {
    ...row,
    mode: row.mode ?? undefined,
    label: row.label ?? undefined,
    expiresAt: row.expiresAt ?? undefined,
    pausedAt: row.pausedAt ?? undefined,
    revokedAt: row.revokedAt ?? undefined,
    replacedById: row.replacedById ?? undefined,
    lastUsedAt: row.lastUsedAt ?? undefined,
    lastUsedIp: row.lastUsedIp ?? undefined,
  };
}

import { type Author, type IdGenerator, NotFound, type RealClock } from '@svc/kernel';
import { factOf } from '@svc/contracts';
import { auditedKey, differingFields } from '../domain/audited';
import {
  Conflict,
  type AccessKey,
  checkKey,
  hasExpired,
  type KeyMint,
  type KeyOrder,
  type NewKey,
  refuseChangeBeyond,
  refuseLastCredential,
  MOST_ADMIN_TOKENS,
  retire,
  statusOf,
  TooManyAdminTokens,
} from '../domain/access-key';
import { EVERY_RIGHT, refuseLongerThan, refuseMoreThan, type Rights, rightsGiven } from '../domain/rights';
import { defaultScopes } from '../domain/scopes';
import { limitsSet, SetByOperator } from '../domain/set-by-operator';
import type { Workspace } from '../domain/workspace';
import type { AccessUnitOfWork } from '../ports/access-tx';
import type { CachedKeyDirectory } from './cached-key-directory';
import type { WorkspaceList } from '../ports/access-lists';
import { findWorkspace } from './change-workspace';

/** Workspace whose own token asks for a change of its keys. */
export type KeyHolder = Pick<Workspace, 'id' | 'settings'>;

/** A key to make; scopes by D-26 when none are named. */
export type CreateKeyCommand = Omit<KeyOrder, 'scopes' | 'workspaceId' | 'madeById'> &
  Partial<Pick<KeyOrder, 'scopes'>> & { workspace: KeyHolder; by: Author };

/** Makes a key of a workspace; keys go by the real clock (D-131). Throws InvalidInput, SetByOperator, TooManyAdminTokens. */
export class CreateKey {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly mint: KeyMint,
    private readonly clock: RealClock,
  ) {}

  async execute({ by, workspace, ...command }: CreateKeyCommand): Promise<NewKey> {
    const now = this.clock.now();
    const madeById = command.kind === 'admin' ? by.keyId : undefined;
    const order = { ...command, workspaceId: workspace.id, scopes: command.scopes ?? defaultScopes(command.kind), madeById };
    checkKey(order, now);
    refuseRaised(order, workspace);
    const { key, text, hash } = this.mint.mint(order, now);
    await this.unitOfWork.run(async (tx) => {
      if (key.kind === 'admin') refuseTooMany(await tx.keys.lockAdminTokens(key.workspaceId), now);
      await tx.keys.insert(key, hash);
      await tx.audit.record(key.workspaceId, by, [auditedKey(key, 'create')]);
    });
    return { key, text };
  }
}

function refuseTooMany(tokens: readonly AccessKey[], now: Date): void {
  if (tokens.filter((token) => statusOf(token, now) !== 'expired').length >= MOST_ADMIN_TOKENS) throw new TooManyAdminTokens();
}

export interface GiveAdminTokenCommand extends Rights {
  workspace: KeyHolder;
  by: Author;
  /** Rights of the credential that asks. */
  holder: Rights;
  label?: string;
}

/**
 * Makes an admin token by another one of the workspace, which gives at most what it has itself, and all of that where nothing is named
 * (D-157). Throws InvalidInput, MissingPermissions, OutlastsGiver, TooManyAdminTokens.
 */
export class GiveAdminToken {
  constructor(private readonly createKey: CreateKey) {}

  async execute({ workspace, by, holder, label, ...named }: GiveAdminTokenCommand): Promise<NewKey> {
    const rights = rightsGiven(holder, named);
    refuseMoreThan(holder, rights);
    refuseLongerThan(holder, rights);
    return this.createKey.execute({ workspace, by, label, kind: 'admin', origins: [], limits: {}, ...rights });
  }
}

export interface ChangeKeyCommand {
  /** Workspace whose limits bound those of its keys (D-130). */
  workspace: KeyHolder;
  keyId: string;
  by: Author;
  /** Rights of the credential that asks, beyond which it changes no admin token (D-157). */
  holder: Rights;
  /** `pause`, `resume`, `revoke`, or an amendment (domain/key-changes.ts). */
  change: (key: AccessKey, now: Date) => AccessKey;
  /** True for the operator, who may end the last credential of a workspace as well (D-157). */
  mayEndLast?: boolean;
}

/**
 * Changes a key of a workspace, effective everywhere within a second (D-67). The workspace itself cannot end its last credential, which is
 * decided while all of its admin tokens are locked (D-157). Throws NotFound, InvalidInput, Conflict, LastCredential, SetByOperator,
 * MissingPermissions, OutlastsGiver.
 */
export class ChangeKey {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly directory: CachedKeyDirectory,
    private readonly clock: RealClock,
  ) {}

  async execute({ workspace, keyId, by, holder, change, mayEndLast = false }: ChangeKeyCommand): Promise<AccessKey> {
    const { id: workspaceId } = workspace;
    const changed = await this.unitOfWork.run(async (tx) => {
      const admins = await tx.keys.lockAdminTokens(workspaceId);
      const key = admins.find(({ id }) => id === keyId) ?? (await tx.keys.lock(workspaceId, keyId));
      if (!key) throw new NotFound('key');
      const now = this.clock.now();
      const next = change(key, now);
      refuseChangeBeyond(holder, key, next);
      if (!mayEndLast) refuseLastCredential({ before: key, next, others: admins }, now);
      const fields = differingFields(key, next);
      if (fields.length === 0) return key;
      refuseRaised(next, workspace, key);
      await tx.keys.update(next);
      await tx.audit.record(workspaceId, by, [auditedKey(next, 'change', fields)]);
      return next;
    });
    this.directory.invalidate(workspaceId);
    return changed;
  }
}

function refuseRaised({ limits }: Pick<AccessKey, 'limits'>, { settings }: KeyHolder, before?: AccessKey): void {
  const faults = limitsSet(limits, { before: before?.limits, workspace: settings.limits });
  if (faults.length > 0) throw new SetByOperator(faults);
}

export interface RollKeyCommand {
  workspaceId: string;
  keyId: string;
  by: Author;
  /** Rights of the credential that asks: it rolls no admin token that may do more (D-157). */
  holder: Rights;
  /** Seconds for which the old key goes on working. */
  overlapSeconds: number;
}

/**
 * Replaces a key by a new one with the same rights; the old one works on for a while (D-64). Throws NotFound, and Conflict when the key was
 * revoked, has expired or was rolled before; MissingPermissions, OutlastsGiver.
 */
export class RollKey {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly mint: KeyMint,
    private readonly directory: CachedKeyDirectory,
    private readonly clock: RealClock,
  ) {}

  async execute({ workspaceId, keyId, by, holder, overlapSeconds }: RollKeyCommand): Promise<NewKey> {
    const rolled = await this.unitOfWork.run(async (tx) => {
      const old = await tx.keys.lock(workspaceId, keyId);
      if (!old) throw new NotFound('key');
      const now = this.clock.now();
      if (hasExpired(old, now)) throw new Conflict('This key has expired: make a new one.');
      refuseChangeBeyond(holder, old, old);
      const { key, text, hash } = this.mint.mint(orderAgain(old, by), now);
      const retired = retire(old, key.id, new Date(now.getTime() + overlapSeconds * 1_000));
      await tx.keys.insert(key, hash);
      await tx.keys.update(retired);
      await tx.audit.record(workspaceId, by, [auditedKey(key, 'create'), auditedKey(retired, 'change', differingFields(old, retired))]);
      return { key, text };
    });
    this.directory.invalidate(workspaceId);
    return rolled;
  }
}

/** Returns the order of a key with the rights of another one. */
function orderAgain(
  { workspaceId, kind, mode, scopes, origins, label, limits, role, permissions, expiresAt }: AccessKey,
  { keyId }: Author,
): KeyOrder {
  const madeById = kind === 'admin' ? keyId : undefined;
  return { workspaceId, kind, mode, scopes, origins, label, limits, role, permissions, expiresAt, madeById };
}

/** Makes another admin token of a workspace, for the operator; its merchant is notified (D-109). Throws NotFound. */
export class CreateAdminToken {
  constructor(
    private readonly unitOfWork: AccessUnitOfWork,
    private readonly workspaces: WorkspaceList,
    private readonly mint: KeyMint,
    private readonly ids: IdGenerator,
    private readonly clock: RealClock,
  ) {}

  /** @param command.workspace ref or slug. */
  async execute({ workspace, by }: { workspace: string; by: Author }): Promise<NewKey> {
    const { id: workspaceId } = await findWorkspace(this.workspaces, workspace);
    const { key, text, hash } = this.mint.mintAdminToken(workspaceId, this.clock.now());
    await this.unitOfWork.run(async (tx) => {
      await tx.keys.insert(key, hash);
      await tx.audit.record(workspaceId, by, [auditedKey(key, 'create')]);
      await tx.outbox.append([
        factOf('workspace.admin_token_made.v1', { id: this.ids.next(), workspaceId, mode: null }, { keyId: key.id }),
      ]);
    });
    return { key, text };
  }
}

/**
 * Pauses and resumes an admin token of a workspace, for the operator, who may change no other key of it (D-109). Throws NotFound, Conflict.
 */
export class ChangeAdminToken {
  constructor(
    private readonly workspaces: WorkspaceList,
    private readonly changeKey: ChangeKey,
  ) {}

  /** @param command.workspace ref or slug; `change`: `pause` or `resume` (domain/key-changes.ts). */
  async execute({
    workspace,
    keyId,
    by,
    change,
  }: {
    workspace: string;
    keyId: string;
    by: Author;
    change: ChangeKeyCommand['change'];
  }): Promise<AccessKey> {
    return this.changeKey.execute({
      workspace: await findWorkspace(this.workspaces, workspace),
      keyId,
      by,
      holder: EVERY_RIGHT,
      change: (key, now) => change(adminToken(key), now),
      mayEndLast: true,
    });
  }
}

function adminToken(key: AccessKey): AccessKey {
  if (key.kind !== 'admin') throw new NotFound('admin token');
  return key;
}

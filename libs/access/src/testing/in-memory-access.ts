import type { FactOf } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import { InTurn, RecordingAuditTrail, RecordingOutbox, rememberMaps } from '@svc/kernel/testing';
import type { AccessKey } from '../domain/access-key';
import type { KeyOwner } from '../domain/decide-admission';
import type { Workspace } from '../domain/workspace';
import { AccessUnitOfWork, type AccessTx } from '../ports/access-tx';
import { KeyDirectory, KeyUsage, type KeyUse } from '../ports/key-directory';
import { pageOf, type Page, type PageRequest } from '../domain/page';
import { AccessKeyList, WorkspaceList } from '../ports/access-lists';
import { InMemoryRemovals } from './in-memory-removals';
import { InMemoryTestClocks } from './in-memory-test-clocks';

/** In-memory store of workspaces and keys, behind all ports of access. */
export class InMemoryAccess {
  readonly workspaces = new Map<string, Workspace>();
  readonly keys = new Map<string, AccessKey>();
  readonly hashes = new Map<string, string>();
  readonly uses: KeyUse[] = [];
  readonly audit = new RecordingAuditTrail();
  readonly outbox = new RecordingOutbox<FactOf<'workspace.admin_token_made.v1'>>();
  readonly testClocks = new InMemoryTestClocks();
  readonly removals = new InMemoryRemovals();
  /** Country of the number that every workspace has connected. */
  ownNumber?: string;
  /** Currencies with prices. */
  readonly currenciesInUse = new Set<string>();
  /** Number of queries to the directory so far. */
  lookups = 0;

  readonly tx: AccessTx = {
    workspaces: {
      insert: async (workspace) => {
        if (this.workspaceBySlug(workspace.slug) || this.removals.hasSlug(workspace.slug)) return false;
        this.workspaces.set(workspace.id, workspace);
        return true;
      },
      lock: async (id) => this.workspaces.get(id),
      update: async (workspace) => {
        const { slug } = this.workspaces.get(workspace.id)!;
        this.workspaces.set(workspace.id, { ...workspace, slug });
      },
      rename: async (id, slug) => {
        if (this.workspaceBySlug(slug) || this.removals.hasSlug(slug)) return false;
        this.workspaces.set(id, { ...this.workspaces.get(id)!, slug });
        return true;
      },
    },
    keys: {
      insert: async (key, hash) => {
        this.keys.set(key.id, key);
        this.hashes.set(hash, key.id);
      },
      lock: async (workspaceId, id) => {
        const key = this.keys.get(id);
        return key?.workspaceId === workspaceId ? key : undefined;
      },
      lockAdminTokens: async (workspaceId) =>
        [...this.keys.values()].filter((key) => key.workspaceId === workspaceId && key.kind === 'admin' && !key.revokedAt),
      update: async (key) => {
        if (this.keys.get(key.id)?.workspaceId === key.workspaceId) this.keys.set(key.id, key);
      },
    },
    things: {
      refuseUnfit: async ({ currencies }) => {
        const missing = [...this.currenciesInUse].find((currency) => !currencies.includes(currency));
        if (missing) throw new InvalidInput(`A price is in ${missing}.`);
      },
      countryOfOwnNumber: async () => this.ownNumber,
    },
    testClocks: this.testClocks,
    removals: this.removals.store,
    audit: this.audit,
    outbox: this.outbox,
  };

  /** Runs work one after another, each whole or not at all. */
  readonly unitOfWork: AccessUnitOfWork = {
    run: (work) => this.turns.run(() => work(this.tx)),
  };
  private readonly turns = new InTurn(() => rememberMaps(this.workspaces, this.keys, this.hashes, this.removals.removed));

  readonly directory: KeyDirectory = {
    find: async (hashes) => {
      this.lookups += 1;
      return this.ownerOf(hashes);
    },
  };

  readonly usage: KeyUsage = {
    record: async (use) => {
      this.uses.push(use);
      const key = this.keys.get(use.keyId);
      if (key && (!key.lastUsedAt || key.lastUsedAt < use.at)) this.keys.set(key.id, { ...key, lastUsedAt: use.at, lastUsedIp: use.ip });
    },
  };

  readonly keyList: AccessKeyList = {
    page: async (workspaceId, request, kind) =>
      page(
        [...this.keys.values()].filter((key) => key.workspaceId === workspaceId && (kind === undefined || key.kind === kind)),
        request,
      ),
  };

  readonly workspaceList: WorkspaceList = {
    page: async (request) =>
      page(
        [...this.workspaces.values()].filter(({ id }) => !this.removals.removed.has(id)),
        request,
      ),
    byId: async (id) => (this.removals.removed.has(id) ? undefined : this.workspaces.get(id)),
    bySlug: async (slug) => this.workspaceBySlug(slug),
  };

  private workspaceBySlug(slug: string): Workspace | undefined {
    return [...this.workspaces.values()].find(
      (workspace) => workspace.slug === slug.toLowerCase() && !this.removals.removed.has(workspace.id),
    );
  }

  private ownerOf(hashes: readonly string[]): KeyOwner | undefined {
    const id = hashes.map((hash) => this.hashes.get(hash)).find((keyId) => keyId !== undefined);
    const key = id === undefined ? undefined : this.keys.get(id);
    return key && !this.removals.removed.has(key.workspaceId) ? { key, workspace: this.workspaces.get(key.workspaceId)! } : undefined;
  }
}

function page<T extends { id: string }>(things: T[], { after, limit }: PageRequest): Page<T> {
  const sorted = things.filter(({ id }) => after === undefined || id < after).sort((a, b) => (a.id < b.id ? 1 : -1));
  return pageOf(sorted.slice(0, limit + 1), limit);
}

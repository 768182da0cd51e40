import type { WorkspaceSettingsStore } from '@svc/access';
import { NotFound, type IdGenerator } from '@svc/kernel';
import type { DocumentItem, DocumentTx, SectionStores, WorkspaceLock, WorkspaceRules } from '@svc/workspace-document';
import type { SectionStore } from '@svc/contracts';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresOutbox } from '../outbox';
import { PostgresWorkspaceSettingsStore } from '../access/workspace-stores';
import {
  PostgresCollectionStore,
  PostgresDeliveryZoneStore,
  PostgresDiscountCodeStore,
  PostgresPackageStore,
  PostgresProductStore,
  PostgresPromoterCodeStore,
} from '../catalogue';
import {
  PostgresCatalogStore,
  PostgresFolderStore,
  PostgresFormStore,
  PostgresNoteStore,
  PostgresStorefrontDocumentStore,
  PostgresTableStore,
} from '../content';
import { PostgresEventStore } from '../ticketing';
import { PostgresPartUses } from './part-uses';
import { PostgresThingIndex } from './thing-index';

/** The sections of any workspace in one transaction, which changes a workspace alone. */
export function bindDocumentTx(manager: EntityManager, ids: IdGenerator): DocumentTx {
  return {
    lock: (workspaceId, lock) => lockWorkspace(manager, workspaceId, lock),
    sectionsOf: async (workspaceId) => {
      await lockDocument(manager, workspaceId);
      return sectionStores(manager, workspaceId, ids);
    },
    openSectionsOf: (workspaceId) => sectionStores(manager, workspaceId, ids),
    thingsOf: (workspaceId) => new PostgresThingIndex(manager, workspaceId),
    usesOf: (workspaceId) => new PostgresPartUses(manager, workspaceId),
    audit: new PostgresAuditTrail(manager, ids),
    outbox: new PostgresOutbox(manager),
    ids,
  };
}

const NAME = `hashtextextended('workspace-document ' || $1::text, 0)`;

/**
 * Locks the workspace for changes of items, then its row against other settings. The lock comes first: who waits for it holds no row.
 * The row is read as it is once it is locked.
 */
async function lockWorkspace(manager: EntityManager, workspaceId: string, lock: WorkspaceLock): Promise<WorkspaceRules> {
  const [rules] = await manager.query<WorkspaceRules[]>(
    `select pg_advisory_xact_lock${lock === 'shared' ? '_shared' : ''}(${NAME}), currencies, timezone from workspace where id = $1::uuid for share`,
    [workspaceId],
  );
  if (!rules) throw new NotFound('workspace');
  return rules;
}

async function lockDocument(manager: EntityManager, workspaceId: string): Promise<void> {
  const [row] = await manager.query<{ exists: boolean }[]>(
    `select pg_advisory_xact_lock(${NAME}), exists (select from workspace where id = $1::uuid)`,
    [workspaceId],
  );
  if (!row!.exists) throw new NotFound('workspace');
}

/** The sections of one workspace. */
export function sectionStores(manager: EntityManager, workspaceId: string, ids: IdGenerator): SectionStores {
  return {
    workspace: onlyOne(new PostgresWorkspaceSettingsStore(manager, workspaceId)),
    storefront: new PostgresStorefrontDocumentStore(manager, workspaceId),
    products: new PostgresProductStore(manager, workspaceId, ids),
    packages: new PostgresPackageStore(manager, workspaceId, ids),
    collections: new PostgresCollectionStore(manager, workspaceId, ids),
    events: new PostgresEventStore(manager, workspaceId, ids),
    forms: new PostgresFormStore(manager, workspaceId, ids),
    tables: new PostgresTableStore(manager, workspaceId, ids),
    catalogs: new PostgresCatalogStore(manager, workspaceId, ids),
    folders: new PostgresFolderStore(manager, workspaceId, ids),
    notes: new PostgresNoteStore(manager, workspaceId, ids),
    deliveryZones: new PostgresDeliveryZoneStore(manager, workspaceId, ids),
    discountCodes: new PostgresDiscountCodeStore(manager, workspaceId, ids),
    promoterCodes: new PostgresPromoterCodeStore(manager, workspaceId, ids),
  };
}

/** Settings as a section of one item, which is always there. */
function onlyOne(settings: WorkspaceSettingsStore): SectionStore<DocumentItem> {
  return {
    load: async () => [await settings.load()],
    save: async ([item]) => settings.save(item as Parameters<WorkspaceSettingsStore['save']>[0]),
    remove: async () => undefined,
  };
}

import type { WorkspaceSettingsStore } from '@svc/access';
import { NotFound, type IdGenerator } from '@svc/kernel';
import type { DocumentItem, DocumentTx, SectionStores, WorkspaceLock, WorkspaceRules } from '@svc/workspace-document';
import type { SectionStore } from '@svc/contracts';
import { countConcerned } from '@svc/notifications';
import { followDueDates } from '@svc/orders';
import { withFormOnNodes } from '../distribution/dialect';
import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';
import { PostgresAuditTrail } from '../access/audit';
import { PostgresOutbox } from '../outbox';
import { DOCUMENT_LOCK } from '../access/document-lock';
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
import { PostgresDueDateStore } from '../orders/due-dates';
import { PostgresMessagePlan } from '../notifications/postgres-message-plan';
import { PostgresEventStore } from '../ticketing';
import { bindCancellationTx } from '../ticketing/cancellation-tx';
import { singleItem } from '../rows/single-item';
import { PostgresPartUses } from './part-uses';
import { PostgresThingIndex } from './thing-index';

/** The sections of any workspace in one transaction, which changes a workspace alone. */
export function bindDocumentTx(sql: Sql, ids: IdGenerator): DocumentTx {
  let lockedAt: Date | undefined;
  const now = async () => (lockedAt ??= await present(sql));
  return {
    lock: async (workspaceId, lock) => {
      const { now: at, currencies, timezone } = await lockWorkspace(sql, workspaceId, lock);
      lockedAt = at;
      return { currencies, timezone };
    },
    sectionsOf: async (workspaceId) => {
      lockedAt = await lockDocument(sql, workspaceId);
      return sectionStores(sql, workspaceId, ids);
    },
    openSectionsOf: (workspaceId) => sectionStores(sql, workspaceId, ids),
    thingsOf: (workspaceId) => new PostgresThingIndex(sql, workspaceId),
    usesOf: (workspaceId) => new PostgresPartUses(sql, workspaceId),
    peopleOf: (workspaceId, eventId) => countConcerned(new PostgresMessagePlan(sql), { workspaceId, eventId }),
    followDueDates: async (workspaceId, eventIds) => followDueDates(new PostgresDueDateStore(sql), workspaceId, eventIds, await now()),
    now,
    cancellations: bindCancellationTx(sql, ids),
    audit: new PostgresAuditTrail(sql, ids),
    outbox: new PostgresOutbox(sql),
    ids,
  };
}

async function present(sql: Sql): Promise<Date> {
  const [row] = await sql.query(PRESENT, []);
  return row!.now;
}

const PRESENT = statement<{ now: Date }>('workspace-document.present')`select service_now() as now`;

/**
 * SQL that locks the row of a workspace against other settings. On several nodes that would be a lock of all workspaces: who changes settings
 * takes the lock of the document there (ADR 0169 r7).
 */
const HELD = withFormOnNodes('where id = $1::uuid for share', 'where id = $1::uuid');

/**
 * Locks the workspace for changes of items, then its row against other settings. The lock comes first: who waits for it holds no row.
 * The row is read as it is once it is locked.
 */
async function lockWorkspace(sql: Sql, workspaceId: string, lock: WorkspaceLock): Promise<WorkspaceRules & { now: Date }> {
  const [rules] = await sql.query(LOCK_WORKSPACE(lock), [workspaceId]);
  if (!rules) throw new NotFound('workspace');
  return rules;
}

const LOCK_WORKSPACE = composed<WorkspaceRules & { locked: string; now: Date }, [WorkspaceLock]>(
  'workspace-document.lock_workspace',
  [['shared'], ['alone']],
  (lock) =>
    `select pg_advisory_xact_lock${lock === 'shared' ? '_shared' : ''}(${DOCUMENT_LOCK}) as locked, service_now() as now, currencies, timezone from workspace ${HELD}`,
);

/** Returns the present time. Throws NotFound when there is no such workspace. */
async function lockDocument(sql: Sql, workspaceId: string): Promise<Date> {
  const [row] = await sql.query(LOCK_DOCUMENT, [workspaceId]);
  if (!row!.exists) throw new NotFound('workspace');
  return row!.now;
}

const LOCK_DOCUMENT = statement<{ locked: string; now: Date; exists: boolean }>('workspace-document.lock_document')`
  select pg_advisory_xact_lock(${DOCUMENT_LOCK}) as locked, service_now() as now, exists (select 1 from workspace where id = $1::uuid)`;

/** The sections of one workspace. */
export function sectionStores(sql: Sql, workspaceId: string, ids: IdGenerator): SectionStores {
  return {
    workspace: onlyOne(new PostgresWorkspaceSettingsStore(sql, workspaceId), workspaceId),
    storefront: new PostgresStorefrontDocumentStore(sql, workspaceId),
    products: new PostgresProductStore(sql, workspaceId, ids),
    packages: new PostgresPackageStore(sql, workspaceId, ids),
    collections: new PostgresCollectionStore(sql, workspaceId, ids),
    events: new PostgresEventStore(sql, workspaceId, ids),
    forms: new PostgresFormStore(sql, workspaceId, ids),
    tables: new PostgresTableStore(sql, workspaceId, ids),
    catalogs: new PostgresCatalogStore(sql, workspaceId, ids),
    folders: new PostgresFolderStore(sql, workspaceId, ids),
    notes: new PostgresNoteStore(sql, workspaceId, ids),
    deliveryZones: new PostgresDeliveryZoneStore(sql, workspaceId, ids),
    discountCodes: new PostgresDiscountCodeStore(sql, workspaceId, ids),
    promoterCodes: new PostgresPromoterCodeStore(sql, workspaceId, ids),
  };
}

/** Settings as a section of one item, which is always there. */
function onlyOne(settings: WorkspaceSettingsStore, workspaceId: string): SectionStore<DocumentItem> {
  return {
    open: async () => [singleItem(workspaceId, 'workspace', await settings.load())],
    save: async ([item]) => {
      await settings.save(item as Parameters<WorkspaceSettingsStore['save']>[0]);
      return [singleItem(workspaceId, 'workspace', item!)];
    },
    remove: async () => undefined,
  };
}

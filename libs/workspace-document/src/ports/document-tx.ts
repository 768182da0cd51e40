import { UnitOfWork, type AuditTrail, type IdGenerator, type Outbox } from '@svc/kernel';
import type { SectionStore } from '@svc/contracts';
import type { CatalogueFact } from '../domain/changes';
import type { DocumentItem } from '../domain/section';
import type { SectionName } from '../domain/sections';
import type { PartUses } from './part-uses';
import type { ThingIndex } from './thing-index';

/** The stored side of every section of one workspace. */
export type SectionStores = Record<SectionName, SectionStore<DocumentItem>>;

/** Transaction of exports, applied documents and changes of single things. */
export interface DocumentTx {
  /**
   * Locks the sections of a workspace against other exports and changes until the transaction ends; waits for the lock.
   * Throws NotFound when there is no such workspace.
   */
  sectionsOf(workspaceId: string): Promise<SectionStores>;
  /** Opens the sections of a workspace without a lock, to read a few things. */
  openSectionsOf(workspaceId: string): SectionStores;
  thingsOf(workspaceId: string): ThingIndex;
  usesOf(workspaceId: string): PartUses;
  audit: AuditTrail;
  outbox: Outbox<CatalogueFact>;
  /** Ids of facts; the stores generate those of stored things. */
  ids: IdGenerator;
}

export abstract class DocumentUnitOfWork extends UnitOfWork<DocumentTx> {}

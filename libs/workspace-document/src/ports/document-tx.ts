import { UnitOfWork, type AuditTrail, type IdGenerator, type Outbox } from '@svc/kernel';
import type { SectionStore } from '@svc/contracts';
import type { CatalogueFact } from '../domain/changes';
import type { DocumentItem } from '../domain/section';
import type { SectionName } from '../domain/sections';
import type { PartUses } from './part-uses';
import type { ThingIndex } from './thing-index';

/** The stored side of every section of one workspace. */
export type SectionStores = Record<SectionName, SectionStore<DocumentItem>>;

/** What exporting, applying and changing single things do in one transaction. */
export interface DocumentTx {
  /**
   * Waits until nobody else applies, exports or changes anything of this workspace, and keeps others out until the
   * transaction ends. Throws NotFound when there is no such workspace.
   */
  sectionsOf(workspaceId: string): Promise<SectionStores>;
  /** The same without waiting: for who only looks at a few things. */
  openSectionsOf(workspaceId: string): SectionStores;
  thingsOf(workspaceId: string): ThingIndex;
  usesOf(workspaceId: string): PartUses;
  audit: AuditTrail;
  outbox: Outbox<CatalogueFact>;
  /** For facts; what is stored gets its ids from the stores. */
  ids: IdGenerator;
}

export abstract class DocumentUnitOfWork extends UnitOfWork<DocumentTx> {}

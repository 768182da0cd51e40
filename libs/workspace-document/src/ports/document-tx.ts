import { UnitOfWork } from '@svc/kernel';
import type { SectionStore } from '@svc/contracts';
import type { DocumentItem } from '../domain/section';
import type { SectionName } from '../domain/sections';

/** The stored side of every section of one workspace. */
export type SectionStores = Record<SectionName, SectionStore<DocumentItem>>;

/** What exporting and applying do in one transaction. */
export interface DocumentTx {
  /**
   * Waits until no other document of this workspace is being read or applied, and keeps others out until the
   * transaction ends. Throws NotFound when there is no such workspace.
   */
  sectionsOf(workspaceId: string): Promise<SectionStores>;
}

export abstract class DocumentUnitOfWork extends UnitOfWork<DocumentTx> {}

import { UnitOfWork, type AuditTrail, type IdGenerator, type Outbox } from '@svc/kernel';
import type { RuleScope, SectionStore } from '@svc/contracts';
import type { CancellationTx } from '@svc/ticketing';
import type { CatalogueFact } from '../domain/changes';
import type { DocumentItem } from '../domain/section';
import type { SectionName } from '../domain/sections';
import type { PartUses } from './part-uses';
import type { ThingIndex } from './thing-index';

/** The stored side of every section of one workspace. */
export type SectionStores = Record<SectionName, SectionStore<DocumentItem>>;

/** Settings of a workspace that rules use. */
export type WorkspaceRules = Pick<RuleScope, 'currencies' | 'timezone'>;

/**
 * Lock of a workspace for changes of its items: `shared` beside changes of other items, `alone` where identities or references change
 * (ADR 0132).
 */
export type WorkspaceLock = 'shared' | 'alone';

/** Transaction of exports, applied documents and changes of single things. */
export interface DocumentTx {
  /**
   * Locks the sections of a workspace against other exports and changes until the transaction ends; waits for the lock.
   * Throws NotFound when there is no such workspace.
   */
  sectionsOf(workspaceId: string): Promise<SectionStores>;
  /**
   * Locks a workspace for a change of items until the transaction ends, and returns the settings, which stay as they are meanwhile. Throws
   * NotFound when there is no such workspace.
   */
  lock(workspaceId: string, lock: WorkspaceLock): Promise<WorkspaceRules>;
  /** Opens the sections of a workspace without a lock: to read a few things, or to change them in a locked workspace. */
  openSectionsOf(workspaceId: string): SectionStores;
  thingsOf(workspaceId: string): ThingIndex;
  usesOf(workspaceId: string): PartUses;
  /** Returns the number of guests and buyers whom what this transaction has changed of an event concerns (D-148). */
  peopleOf(workspaceId: string, eventId: string): Promise<number>;
  /** Lets the balances of placed orders follow the ticket types of changed events to later days (D-148). */
  followDueDates(workspaceId: string, eventIds: readonly string[]): Promise<void>;
  /** Returns the present time, by the clock of the workspace. */
  now(): Promise<Date>;
  /** Cancels events in the same transaction (D-147). */
  cancellations: CancellationTx;
  audit: AuditTrail;
  outbox: Outbox<CatalogueFact>;
  /** Ids of facts; the stores generate those of stored things. */
  ids: IdGenerator;
}

export abstract class DocumentUnitOfWork extends UnitOfWork<DocumentTx> {}

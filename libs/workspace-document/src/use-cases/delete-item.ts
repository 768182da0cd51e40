import type { Author } from '@svc/kernel';
import { auditedThing } from '../domain/audited';
import { refuseStale } from '../domain/if-match';
import { addressedAs } from '../domain/sections';
import { ThingInChange } from '../domain/thing-in-change';
import type { DocumentUnitOfWork } from '../ports/document-tx';
import type { ItemName } from './read-item';
import { recordChanges } from './record-changes';
import { settleNeighbours } from './settle-neighbours';
import { EditSession } from './edit-session';

export interface DeleteItemCommand extends ItemName {
  by: Author;
  ifMatch?: string;
}

/**
 * Deletes one thing; its slug is free again. It leaves the lists it stands in: collections, showcases, what events sell
 * beside tickets. What could not do without it (an add-on that is it, a discount for it, a link to it) stands in the way.
 */
export class DeleteItem {
  constructor(private readonly work: DocumentUnitOfWork) {}

  /** Throws NotFound, StaleItem, and InvalidInput naming what stands in the way. */
  execute({ workspaceId, section, id, by, ifMatch }: DeleteItemCommand): Promise<void> {
    return this.work.run(async (tx) => {
      const session = await EditSession.forChange(tx, workspaceId);
      const { thing, item } = await session.find(section, id);
      refuseStale(addressedAs(section).noun, item, ifMatch);
      const neighbours = await settleNeighbours(session, workspaceId, new ThingInChange(section, item, undefined), id);
      await session.stores[section].remove([thing.identity]);
      await recordChanges(tx, workspaceId, by, [...neighbours, auditedThing(section, thing, 'delete')]);
    });
  }
}

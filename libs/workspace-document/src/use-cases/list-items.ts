import { type Page, pageOf } from '@svc/access';
import type { ItemView } from '../domain/item';
import type { ItemSection } from '../domain/sections';
import type { DocumentUnitOfWork } from '../ports/document-tx';
import type { ThingPageRequest } from '../ports/thing-index';
import { answerOf, EditSession, type ItemAnswer } from './edit-session';

export interface ListItemsQuery extends ThingPageRequest {
  workspaceId: string;
  section: ItemSection;
  /** Slug, key or code of a single thing to return, ignoring case. */
  identity?: string;
}

/** Lists the things of a section, newest first, published or not. */
export class ListItems {
  constructor(private readonly work: DocumentUnitOfWork) {}

  execute({ workspaceId, section, identity, ...request }: ListItemsQuery): Promise<Page<ItemView>> {
    return this.work.run(async (tx) => {
      const session = EditSession.forReading(tx, workspaceId);
      if (identity !== undefined) {
        const stored = await session.findNamed(section, identity);
        return { data: stored ? [answerOf(section, stored).view] : [] };
      }
      const { data, next } = pageOf(await session.things.page(section, { ...request, limit: request.limit + 1 }), request.limit);
      const stored = await session.stores[section].open({ ids: data.map(({ id }) => id) });
      const views = new Map(stored.map((one) => [one.thing.id, answerOf(section, one).view]));
      return { data: data.flatMap(({ id }) => views.get(id) ?? []), next };
    });
  }
}

export interface ItemName {
  workspaceId: string;
  section: ItemSection;
  id: string;
}

/** Reads one thing of a section, published or not, and a cancelled event that is deleted (D-147). Throws NotFound. */
export class ReadItem {
  constructor(private readonly work: DocumentUnitOfWork) {}

  execute({ workspaceId, section, id }: ItemName): Promise<ItemAnswer> {
    return this.work.run(async (tx) => answerOf(section, await EditSession.forReading(tx, workspaceId).findReadable(section, id)));
  }
}

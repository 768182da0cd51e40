import type { Page } from '@svc/access';
import { pageOf } from '@svc/access';
import type { ItemView } from '../domain/present-item';
import type { ItemSection } from '../domain/sections';
import type { DocumentUnitOfWork } from '../ports/document-tx';
import type { ThingPageRequest } from '../ports/thing-index';
import { answerOf, Workbench } from './workbench';

export interface ListItemsQuery extends ThingPageRequest {
  workspaceId: string;
  section: ItemSection;
  /** Only the one with this slug, key or code, whatever its case. */
  identity?: string;
}

/** Lists the things of a section, newest first, published or not. */
export class ListItems {
  constructor(private readonly work: DocumentUnitOfWork) {}

  execute({ workspaceId, section, identity, ...request }: ListItemsQuery): Promise<Page<ItemView>> {
    return this.work.run(async (tx) => {
      const bench = Workbench.forReading(tx, workspaceId);
      if (identity !== undefined) {
        const found = await bench.things.byIdentity(section, [identity.toLowerCase()]);
        const stored = await bench.load(section, [...found.values()]);
        return { data: stored.map((one) => answerOf(section, one).view) };
      }
      const { data, next } = pageOf(await bench.things.page(section, { ...request, limit: request.limit + 1 }), request.limit);
      const stored = await bench.load(section, data);
      return { data: stored.map((one) => answerOf(section, one).view), next };
    });
  }
}

import { invalidBecause } from '@svc/contracts';
import { NotFound, type Author } from '@svc/kernel';
import { meansTheSame } from '../domain/canonical';
import { refuseStale, revisionOfItem } from '../domain/item-revision';
import { inReadingOrder, mergePatch, objectOf } from '../domain/item';
import type { DocumentItem } from '../domain/section';
import type { DocumentUnitOfWork } from '../ports/document-tx';
import { EditSession, recordChanges } from './edit-session';

export interface StorefrontAnswer {
  storefront: DocumentItem;
  /** ETag of this state. */
  revision: string;
}

/** Reads the storefront document of a workspace. Throws NotFound before the first write. */
export class ReadStorefrontDocument {
  constructor(private readonly work: DocumentUnitOfWork) {}

  execute({ workspaceId }: { workspaceId: string }): Promise<StorefrontAnswer> {
    return this.work.run(async (tx) => {
      const stored = await EditSession.forReading(tx, workspaceId).findNamed('storefront', 'storefront');
      if (!stored) throw new NotFound('storefront');
      return answerOf(stored.item);
    });
  }
}

export interface WriteStorefrontCommand {
  workspaceId: string;
  by: Author;
  /** `replace`: the body is the whole document; `merge`: its fields replace stored ones, null removes one. */
  mode: 'replace' | 'merge';
  body: unknown;
  ifMatch?: string;
}

/** Writes the storefront document by the rules of the workspace document. Throws StaleItem, InvalidInput. */
export class WriteStorefrontDocument {
  constructor(private readonly work: DocumentUnitOfWork) {}

  execute({ workspaceId, by, mode, body, ifMatch }: WriteStorefrontCommand): Promise<StorefrontAnswer> {
    const written = objectOf(body);
    return this.work.run(async (tx) => {
      const session = await EditSession.forChange(tx, workspaceId);
      const stored = await session.findNamed('storefront', 'storefront');
      const before = stored?.item;
      refuseStale('storefront', before ?? {}, ifMatch);
      const item = await this.judged(session, mode === 'merge' ? mergePatch(before ?? {}, written) : written, before);
      if (before && meansTheSame(before, item)) return answerOf(before);
      const { change, stored: after } = await session.save('storefront', item, stored);
      await recordChanges(tx, workspaceId, by, [change]);
      return answerOf(after.item);
    });
  }

  private async judged(session: EditSession, raw: unknown, before: DocumentItem | undefined): Promise<DocumentItem> {
    const { item, faults, mayMean } = await session.read('storefront', raw, new Map(), before);
    const broken = item ? await session.judge('storefront', item, (kind, path) => (mayMean(kind, path) ? undefined : false)) : [];
    if (!item || faults.length + broken.length > 0) throw invalidBecause([...faults, ...broken]);
    return item;
  }
}

/** Returns the document with its fields in reading order. */
function answerOf(item: DocumentItem): StorefrontAnswer {
  const storefront = inReadingOrder('storefront', item);
  return { storefront, revision: revisionOfItem(item, storefront) };
}

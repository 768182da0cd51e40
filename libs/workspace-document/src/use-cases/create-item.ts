import { invalidBecause } from '@svc/contracts';
import type { Author } from '@svc/kernel';
import { auditedThing } from '../domain/audited';
import { identityOf } from '../domain/contents';
import { objectOf } from '../domain/merge-patch';
import { withoutReadOnly } from '../domain/present-item';
import type { ItemSection } from '../domain/sections';
import { ThingInChange } from '../domain/thing-in-change';
import type { DocumentUnitOfWork } from '../ports/document-tx';
import { checkItem } from './check-item';
import { answerOf, EditSession, type ItemAnswer } from './edit-session';

export interface CreateItemCommand {
  workspaceId: string;
  section: ItemSection;
  by: Author;
  /** The parsed JSON, whatever it is. */
  body: unknown;
}

/** Makes one thing, by the rules of the workspace document; without a `position` it comes last. */
export class CreateItem {
  constructor(private readonly work: DocumentUnitOfWork) {}

  /** Throws InvalidInput with every fault in `details.fields`. */
  execute({ workspaceId, section, by, body }: CreateItemCommand): Promise<ItemAnswer> {
    const written = withoutReadOnly(section, objectOf(body));
    return this.work.run(async (tx) => {
      const session = await EditSession.forChange(tx, workspaceId);
      const read = await session.read(section, written, new Map());
      if (!read.item) throw invalidBecause(read.faults);
      const item = { ...read.item, position: read.item['position'] ?? (await session.things.nextPosition(section)) };
      const identity = identityOf(section, item);
      const broken = await checkItem(session, new ThingInChange(section, undefined, item), item, read);
      const faults = [...read.faults, ...broken, ...(await session.identityFault(section, identity))];
      if (faults.length > 0) throw invalidBecause(faults);
      await session.stores[section].save([item]);
      const things = await session.things.byIdentity(section, [identity]);
      const [stored] = await session.load(section, [...things.values()]);
      await tx.audit.record(workspaceId, by, [auditedThing(section, stored!.thing, 'create')]);
      return answerOf(section, stored!);
    });
  }
}

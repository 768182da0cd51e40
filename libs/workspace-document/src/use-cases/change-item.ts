import { type Fault, invalidBecause, type StoredItem } from '@svc/contracts';
import type { Author } from '@svc/kernel';
import { changeBetween, deletionOf, factsOf, type ItemChange } from '../domain/changes';
import { changedFields } from '../domain/canonical';
import { identityOf, withoutStock } from '../domain/contents';
import { refuseStale } from '../domain/item-revision';
import { objectOf, withoutReadOnly } from '../domain/item';
import { lostParts } from '../domain/lost-parts';
import { droppedTypes, type DroppedTypes, eventsInUse } from '../domain/parts-in-use';
import type { DocumentItem, JudgedItem } from '../domain/section';
import { addressedAs, type ItemSection, SECTIONS } from '../domain/sections';
import { warnOfItemPrint } from '../domain/print-warnings';
import { itemPathOf, ThingInChange } from '../domain/references';
import { otherStocks } from '../domain/written-stock';
import type { DocumentTx, DocumentUnitOfWork, WorkspaceLock } from '../ports/document-tx';
import { cancelDeletedEvents } from './cancel-deleted-events';
import { cancelDroppedTypes } from './cancel-dropped-types';
import { answerOf, checkItem, EditSession, type ItemAnswer, NeedsWorkspaceAlone, recordChanges } from './edit-session';
import type { ItemName } from './list-items';
import { refuseUnforced, startsIn } from './look-for-uses';
import { settleNeighbours } from './settle-neighbours';
import { warnOfItemAddons } from './warn-of-addons';

/** Effects of a change of an event that is not written. */
export interface ChangePreview {
  /** Guests and buyers who would be notified. */
  people: number;
}

export interface ChangeItemCommand extends ItemName {
  by: Author;
  /** The `If-Match` header: the change is refused when the thing has changed since the caller read it. */
  ifMatch?: string;
  /** True to remove parts that guests and orders use (ADR 0100), and to move starts into the past (D-148). */
  force?: boolean;
  /** False to notify nobody of changed times and places of an event. */
  notify?: boolean;
  /** True to take the change back once its effects are counted. */
  isPreview?: boolean;
  /** The parsed JSON of the fields to replace, not yet validated. */
  patch: unknown;
}

/** Returns the patch of a stored item. */
export type PatchOf = (stored: StoredItem<DocumentItem>) => Readonly<Record<string, unknown>>;

/**
 * Changes some fields of one thing, by the rules of the workspace document. A field in the patch is replaced completely,
 * null removes it, nested things keep their refs by key. A new slug does not change the ref, and references to the
 * thing are updated. Nothing is written when nothing differs.
 */
export class ChangeItem {
  constructor(private readonly work: DocumentUnitOfWork) {}

  /** Throws NotFound, StaleItem, ForceRequired, and InvalidInput with every fault in `details.fields`. */
  execute({ patch, ...command }: ChangeItemCommand): Promise<ItemAnswer> {
    const written = withoutReadOnly(command.section, objectOf(patch));
    return this.change(command, () => written);
  }

  /**
   * Returns the number of people who would be notified of a change of an event, and writes nothing. Throws as `execute` does.
   */
  async preview(command: ChangeItemCommand): Promise<ChangePreview> {
    try {
      await this.execute({ ...command, isPreview: true });
    } catch (error) {
      if (error instanceof Previewed) return { people: error.people };
      throw error;
    }
    return { people: 0 };
  }

  /** Changes the thing by a patch computed from the stored item; beside changes of other things, unless it affects these (ADR 0132). */
  async change(command: Omit<ChangeItemCommand, 'patch'>, patchOf: PatchOf): Promise<ItemAnswer> {
    if (SECTIONS[command.section].checkTogether) return this.changeIn('alone', command, patchOf);
    try {
      return await this.changeIn('shared', command, patchOf);
    } catch (error) {
      if (!(error instanceof NeedsWorkspaceAlone)) throw error;
      return this.changeIn('alone', command, patchOf);
    }
  }

  private changeIn(lock: WorkspaceLock, command: Omit<ChangeItemCommand, 'patch'>, patchOf: PatchOf): Promise<ItemAnswer> {
    return this.work.run(async (tx) => {
      const session = await EditSession.forChange(tx, command.workspaceId, lock);
      const before = await session.findLocked(command.section, command.id);
      refuseStale(addressedAs(command.section).noun, before.item, command.ifMatch);
      const { item, current, neighbours, warnings, intoPast } = await prepare(session, command.section, before, patchOf(before));
      const fields = changedFields(withoutStock(before.item), withoutStock(item));
      if (fields.length === 0) return answerOf(command.section, before, warnings);
      const losing = { ...before.thing, section: command.section, ids: before.ids };
      const loss = { parts: lostParts(losing, before.item, item), intoPast: startsIn(losing, intoPast) };
      const inUse = await refuseUnforced(tx.usesOf(command.workspaceId), loss, command.force === true);
      const dropped = within(itemPathOf(losing), droppedTypes(loss.parts, inUse));
      const cancelled = await cancelDroppedTypes(tx, command, dropped);
      const { stored } = await session.save(command.section, item, current);
      const change = changeBetween(command.section, before, stored);
      if (command.isPreview) throw new Previewed(cancelled.people + (await peopleOf(tx, command, change)));
      await recordChanges(tx, command.workspaceId, command.by, [...neighbours, change], command);
      return answerOf(command.section, stored, [...warnings, ...cancelled.warnings]);
    });
  }
}

/** Returns dropped ticket types with their paths within the event. @param path the event's own: `events[gala]` */
function within(path: string, dropped: readonly DroppedTypes[]): DroppedTypes[] {
  const pathIn = (type: DroppedTypes['ticketTypes'][number]) => ({ ...type, path: type.path.slice(path.length + 1) });
  return dropped.map(({ eventId, ticketTypes }) => ({ eventId, ticketTypes: ticketTypes.map(pathIn) }));
}

/** Ends the transaction of a preview, which takes back what it has written. */
class Previewed extends Error {
  constructor(readonly people: number) {
    super();
  }
}

/** Returns the number of people who are to be notified of a change that is written. */
async function peopleOf(
  tx: DocumentTx,
  { workspaceId, id, notify = true }: Pick<ChangeItemCommand, 'workspaceId' | 'id' | 'notify'>,
  change: ItemChange,
): Promise<number> {
  const isNotified = notify && factsOf(change).some(({ type }) => type === 'event.rescheduled.v1');
  return isNotified ? tx.peopleOf(workspaceId, id) : 0;
}

/** A changed thing that is ready to be written. */
interface PreparedChange extends Pick<JudgedItem, 'warnings' | 'intoPast'> {
  item: DocumentItem;
  current: StoredItem<DocumentItem>;
  neighbours: ItemChange[];
}

/** Returns the changed thing after updating the references to it. Throws InvalidInput. */
async function prepare(
  session: EditSession,
  section: ItemSection,
  before: StoredItem<DocumentItem>,
  patch: Readonly<Record<string, unknown>>,
): Promise<PreparedChange> {
  const { current, faults } = await renamed(session, section, before, patch);
  const read = await session.read(section, session.patched(section, current.item, patch), before.ids, before.item);
  faults.push(...read.faults);
  if (!read.item) throw invalidBecause(faults);
  const item = { ...read.item, position: read.item['position'] ?? before.item['position'] };
  const change = new ThingInChange(section, before.item, item);
  const amounts = session.judgeAmounts(section, item, before.item);
  const judged = await session.judgeBeside(section, item, before.item);
  const stocks = otherStocks(section, item, read.stocks, current.item);
  faults.push(...(await checkItem(session, change, item, read)), ...amounts.faults, ...judged.faults, ...stocks);
  if (faults.length > 0) throw invalidBecause(faults);
  const neighbours = await settleNeighbours(session, change, before);
  const own = [...read.warnings, ...amounts.warnings, ...judged.warnings, ...warnOfItemPrint(section, item)];
  const warnings = [...own, ...(await warnOfItemAddons(session, section, item, before))];
  return { item, current, neighbours, warnings, intoPast: judged.intoPast };
}

/** Returns the item after renaming it to the slug, key or code of the patch, so that its own key paths match. */
async function renamed(
  session: EditSession,
  section: ItemSection,
  before: StoredItem<DocumentItem>,
  patch: Readonly<Record<string, unknown>>,
): Promise<{ current: StoredItem<DocumentItem>; faults: Fault[] }> {
  const field = SECTIONS[section].identifiedBy!;
  const wanted = { ...before.item, [field]: patch[field] };
  const isOther = typeof patch[field] === 'string' && identityOf(section, wanted) !== before.thing.identity;
  if (!isOther || !isWellFormed(section, field, patch[field])) return { current: before, faults: [] };
  session.requireAlone();
  const identity = identityOf(section, wanted);
  const faults = await session.identityFault(section, identity);
  if (faults.length > 0) return { current: before, faults };
  await session.things.rename(section, before.thing.id, String(patch[field]));
  return { current: await session.find(section, before.thing.id), faults: [] };
}

function isWellFormed(section: ItemSection, field: string, value: unknown): boolean {
  const result = SECTIONS[section].schema.safeParse({ [field]: value });
  return !result.error?.issues.some(({ path }) => path[0] === field);
}

export interface CreateItemCommand {
  workspaceId: string;
  section: ItemSection;
  by: Author;
  /** The parsed JSON, not yet validated. */
  body: unknown;
}

/** Creates one thing, by the rules of the workspace document; without a `position` it is last. */
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
      const amounts = session.judgeAmounts(section, item, undefined);
      const judged = await session.judgeBeside(section, item, undefined);
      const faults = [...read.faults, ...broken, ...amounts.faults, ...judged.faults, ...(await session.identityFault(section, identity))];
      if (faults.length > 0) throw invalidBecause(faults);
      const own = [...read.warnings, ...amounts.warnings, ...judged.warnings, ...warnOfItemPrint(section, item)];
      const warnings = [...own, ...(await warnOfItemAddons(session, section, item))];
      const { change, stored } = await session.save(section, item);
      await recordChanges(tx, workspaceId, by, [change]);
      return answerOf(section, stored, warnings);
    });
  }
}

export interface DeleteItemCommand extends ItemName {
  by: Author;
  ifMatch?: string;
  /** True to delete a thing with parts that guests or orders use (ADR 0100). */
  force?: boolean;
}

/**
 * Deletes one thing; its slug is free again. It is removed from lists: collections, showcases, products sold with events.
 * Required references to it (a linked add-on, a discount, a link) prevent the deletion. An event with seats, plans or open checkouts is
 * cancelled first (D-147).
 */
export class DeleteItem {
  constructor(private readonly work: DocumentUnitOfWork) {}

  /**
   * Returns the warning that an event was cancelled with it. Throws NotFound, StaleItem, ForceRequired, and InvalidInput with the references that
   * prevent the deletion.
   */
  execute({ workspaceId, section, id, by, ifMatch, force = false }: DeleteItemCommand): Promise<Fault[]> {
    return this.work.run(async (tx) => {
      const session = await EditSession.forChange(tx, workspaceId);
      const before = await session.find(section, id);
      const { thing, item, ids } = before;
      refuseStale(addressedAs(section).noun, item, ifMatch);
      const neighbours = await settleNeighbours(session, new ThingInChange(section, item, undefined), before);
      const inUse = await refuseUnforced(tx.usesOf(workspaceId), { parts: lostParts({ ...thing, section, ids }) }, force);
      const warnings = await cancelDeletedEvents(tx, { workspaceId, by }, eventsInUse(section === 'events' ? [thing] : [], inUse));
      await session.stores[section].remove([thing.identity]);
      await recordChanges(tx, workspaceId, by, [...neighbours, deletionOf(section, thing)]);
      return warnings;
    });
  }
}

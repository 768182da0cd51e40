import { type Fault, invalidBecause } from '@svc/contracts';
import type { AuditedChange, Author } from '@svc/kernel';
import { auditedThing } from '../domain/changes';
import { changedFields } from '../domain/canonical';
import { identityOf, withoutStock } from '../domain/contents';
import { refuseStale } from '../domain/item-revision';
import { judgeBeside, objectOf, withoutReadOnly } from '../domain/item';
import { lostParts } from '../domain/lost-parts';
import type { DocumentItem } from '../domain/section';
import { addressedAs, type ItemSection, SECTIONS } from '../domain/sections';
import { warnOfItemPrint } from '../domain/print-warnings';
import { ThingInChange } from '../domain/references';
import { otherStocks } from '../domain/written-stock';
import type { DocumentUnitOfWork, WorkspaceLock } from '../ports/document-tx';
import { answerOf, checkItem, EditSession, type ItemAnswer, NeedsWorkspaceAlone, recordChanges, type StoredItem } from './edit-session';
import type { ItemName } from './list-items';
import { refuseInUse } from './look-for-uses';
import { settleNeighbours } from './settle-neighbours';
import { warnOfItemAddons } from './warn-of-addons';

export interface ChangeItemCommand extends ItemName {
  by: Author;
  /** The `If-Match` header: the change is refused when the thing has changed since the caller read it. */
  ifMatch?: string;
  /** True to remove parts that guests and orders use (ADR 0100). */
  force?: boolean;
  /** The parsed JSON of the fields to replace, not yet validated. */
  patch: unknown;
}

/** Returns the patch of a stored item. */
export type PatchOf = (stored: StoredItem) => Readonly<Record<string, unknown>>;

/**
 * Changes some fields of one thing, by the rules of the workspace document. A field in the patch is replaced completely,
 * null removes it, nested things keep their refs by key. A new slug does not change the ref, and references to the
 * thing are updated. Nothing is written when nothing differs.
 */
export class ChangeItem {
  constructor(private readonly work: DocumentUnitOfWork) {}

  /** Throws NotFound, StaleItem, PartsInUse, and InvalidInput with every fault in `details.fields`. */
  execute({ patch, ...command }: ChangeItemCommand): Promise<ItemAnswer> {
    const written = withoutReadOnly(command.section, objectOf(patch));
    return this.change(command, () => written);
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
      const { item, neighbours, warnings } = await prepare(session, command, before, patchOf(before));
      const fields = changedFields(withoutStock(before.item), withoutStock(item));
      if (fields.length === 0) return answerOf(command.section, before, warnings);
      const losing = { ...before.thing, section: command.section, ids: before.ids };
      await refuseInUse(tx.usesOf(command.workspaceId), lostParts(losing, before.item, item), command.force === true);
      const changes = [...neighbours, auditedThing(command.section, before.thing, 'change', fields)];
      await session.stores[command.section].save([item]);
      await recordChanges(tx, command.workspaceId, command.by, changes);
      return answerOf(command.section, await session.findWritten(command.section, before), warnings);
    });
  }
}

/** Returns the changed thing after updating the references to it. Throws InvalidInput. */
async function prepare(
  session: EditSession,
  { workspaceId, section, id }: ItemName,
  before: StoredItem,
  patch: Readonly<Record<string, unknown>>,
): Promise<{ item: DocumentItem; neighbours: AuditedChange[]; warnings: Fault[] }> {
  const { item: current, faults } = await renamed(session, section, before, patch);
  const read = await session.read(section, session.patched(section, current, patch), before.ids, before.item);
  faults.push(...read.faults);
  if (!read.item) throw invalidBecause(faults);
  const item = { ...read.item, position: read.item['position'] ?? before.item['position'] };
  const change = new ThingInChange(section, before.item, item);
  const amounts = session.judgeAmounts(section, item, before.item);
  const judged = judgeBeside(section, item, before.item);
  const stocks = otherStocks(section, item, read.stocks, current);
  faults.push(...(await checkItem(session, change, item, read)), ...amounts.faults, ...judged.faults, ...stocks);
  if (faults.length > 0) throw invalidBecause(faults);
  const neighbours = await settleNeighbours(session, workspaceId, change, id);
  const own = [...read.warnings, ...amounts.warnings, ...judged.warnings, ...warnOfItemPrint(section, item)];
  return { item, neighbours, warnings: [...own, ...(await warnOfItemAddons(session, section, item, id))] };
}

/** Returns the item after renaming it to the slug, key or code of the patch, so that its own key paths match. */
async function renamed(
  session: EditSession,
  section: ItemSection,
  { thing, item }: StoredItem,
  patch: Readonly<Record<string, unknown>>,
): Promise<{ item: DocumentItem; faults: Fault[] }> {
  const field = SECTIONS[section].identifiedBy!;
  const wanted = { ...item, [field]: patch[field] };
  const isOther = typeof patch[field] === 'string' && identityOf(section, wanted) !== thing.identity;
  if (!isOther || !isWellFormed(section, field, patch[field])) return { item, faults: [] };
  session.requireAlone();
  const identity = identityOf(section, wanted);
  const faults = await session.identityFault(section, identity);
  if (faults.length > 0) return { item, faults };
  await session.things.rename(section, thing.id, String(patch[field]));
  return { item: (await session.loadOne(section, identity))!, faults: [] };
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
      const judged = judgeBeside(section, item, undefined);
      const faults = [...read.faults, ...broken, ...amounts.faults, ...judged.faults, ...(await session.identityFault(section, identity))];
      if (faults.length > 0) throw invalidBecause(faults);
      const own = [...read.warnings, ...amounts.warnings, ...judged.warnings, ...warnOfItemPrint(section, item)];
      const warnings = [...own, ...(await warnOfItemAddons(session, section, item))];
      await session.stores[section].save([item]);
      const things = await session.things.byIdentity(section, [identity]);
      const [stored] = await session.load(section, [...things.values()]);
      await tx.audit.record(workspaceId, by, [auditedThing(section, stored!.thing, 'create')]);
      return answerOf(section, stored!, warnings);
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
 * Required references to it (a linked add-on, a discount, a link) prevent the deletion.
 */
export class DeleteItem {
  constructor(private readonly work: DocumentUnitOfWork) {}

  /** Throws NotFound, StaleItem, PartsInUse, and InvalidInput with the references that prevent the deletion. */
  execute({ workspaceId, section, id, by, ifMatch, force = false }: DeleteItemCommand): Promise<void> {
    return this.work.run(async (tx) => {
      const session = await EditSession.forChange(tx, workspaceId);
      const { thing, item, ids } = await session.find(section, id);
      refuseStale(addressedAs(section).noun, item, ifMatch);
      const neighbours = await settleNeighbours(session, workspaceId, new ThingInChange(section, item, undefined), id);
      await refuseInUse(tx.usesOf(workspaceId), lostParts({ ...thing, section, ids }), force);
      await session.stores[section].remove([thing.identity]);
      await recordChanges(tx, workspaceId, by, [...neighbours, auditedThing(section, thing, 'delete')]);
    });
  }
}

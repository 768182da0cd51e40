import { type Fault, faultsOfLines, type ReferenceKind, type RuleScope, type StoredItem } from '@svc/contracts';
import { type Author, NotFound } from '@svc/kernel';
import { identityOf } from '../domain/contents';
import { revisionOfItem } from '../domain/item-revision';
import {
  identitySpaceOf,
  judge,
  kindOf,
  sectionPathOf,
  refsIn,
  type ThingInChange,
  translateRefs,
  type WrittenRef,
} from '../domain/references';
import {
  inReadingOrder,
  isJudgedBeside,
  type ItemView,
  judgeBeside,
  mergePatch,
  NOTHING_JUDGED,
  type NestedIds,
  presentItem,
  readItem,
  shown,
} from '../domain/item';
import { judgeItemAmounts, moneyWarningsOf } from '../domain/money-warnings';
import type { DocumentItem, JudgedItem } from '../domain/section';
import { addressedAs, type ItemSection, type SectionName, SECTIONS } from '../domain/sections';
import type { DocumentTx, SectionStores, WorkspaceLock, WorkspaceRules } from '../ports/document-tx';
import type { ThingIndex } from '../ports/thing-index';
import { auditedChange, type CatalogueFact, changeBetween, factsOf, type ItemChange, mayMoveDueDates } from '../domain/changes';

/** View of an item with its revision. */
export interface ItemAnswer {
  view: ItemView;
  /** ETag of this state of the item. */
  revision: string;
}

/** A parsed body: the item, when its form has no fault. */
interface ReadBody {
  item?: DocumentItem;
  faults: Fault[];
  /** Warnings of moments that are read otherwise than before (D-124). */
  warnings: Fault[];
  /** Indices of the variants or options that name a stock. */
  stocks: readonly number[];
  mayMean(kind: ReferenceKind, path: string): boolean;
}

/** Thrown by a change that would affect other items, in a session that shares the workspace; nothing is written yet. */
export class NeedsWorkspaceAlone extends Error {}

/** Session to read or change single things of a workspace; it loads only what that requires. */
export class EditSession {
  private constructor(
    readonly stores: SectionStores,
    readonly things: ThingIndex,
    private readonly locked?: { rules: WorkspaceRules; lock: WorkspaceLock; now: DocumentTx['now'] },
  ) {}

  /** Opens a session for changes, which locks the workspace. Throws NotFound when there is no such workspace. */
  static async forChange(tx: DocumentTx, workspaceId: string, lock: WorkspaceLock = 'alone'): Promise<EditSession> {
    const rules = await tx.lock(workspaceId, lock);
    return new EditSession(tx.openSectionsOf(workspaceId), tx.thingsOf(workspaceId), { rules, lock, now: () => tx.now() });
  }

  static forReading(tx: DocumentTx, workspaceId: string): EditSession {
    return new EditSession(tx.openSectionsOf(workspaceId), tx.thingsOf(workspaceId));
  }

  /** Settings of the workspace that rules use. Only a session for changes has them. */
  get rules(): WorkspaceRules {
    return this.locked!.rules;
  }

  /** Throws NeedsWorkspaceAlone in a session that shares the workspace with changes of other items. */
  requireAlone(): void {
    if (this.locked?.lock !== 'alone') throw new NeedsWorkspaceAlone();
  }

  /** Returns an item by id, locked against other changes. Throws NotFound. */
  async findLocked(section: ItemSection, id: string): Promise<StoredItem<DocumentItem>> {
    const isLocked = this.locked?.lock === 'alone' || (await this.things.lock(section, id));
    if (!isLocked) throw new NotFound(addressedAs(section).noun);
    return this.find(section, id);
  }

  /** Returns an item by id. Throws NotFound. */
  async find(section: ItemSection, id: string): Promise<StoredItem<DocumentItem>> {
    const [stored] = await this.stores[section].open({ ids: [id] });
    if (!stored) throw new NotFound(addressedAs(section).noun);
    return stored;
  }

  /** Returns an item by id, also a deleted one that is still read. Throws NotFound. */
  async findReadable(section: ItemSection, id: string): Promise<StoredItem<DocumentItem>> {
    const [deleted] = (await this.stores[section].openDeleted?.([id])) ?? [];
    return deleted ?? this.find(section, id);
  }

  /** Returns an item by its slug, key or code; that of a section with a single one by the section's name. */
  async findNamed(section: SectionName, identity: string): Promise<StoredItem<DocumentItem> | undefined> {
    const [stored] = await this.stores[section].open({ identities: [identity] });
    return stored;
  }

  /** Writes an item over its stored form, or as a new one. Returns the change, and the item as it is stored now. */
  async save(
    section: SectionName,
    item: DocumentItem,
    before?: StoredItem<DocumentItem>,
  ): Promise<{ change: ItemChange; stored: StoredItem<DocumentItem> }> {
    const [stored] = await this.stores[section].save([item], before && [before]);
    return { change: changeBetween(section, before, stored!), stored: stored! };
  }

  /**
   * Parses an item by its schema, in its canonical form, with slugs and key paths in place of refs.
   * @param stored the stored item, if any: its lines of text are accepted (D-119)
   */
  async read(section: SectionName, raw: unknown, own: NestedIds, stored?: DocumentItem): Promise<ReadBody> {
    const { body, faults, mayMean } = translateRefs(raw, await this.pathsOf(refsIn(raw), own));
    const { currencies, timezone } = this.rules;
    const { item, warnings, lines, stocks, ...read } = readItem(section, body, { currency: currencies[0]!, timezone });
    const unknown = new Set(faults.map(({ path }) => path));
    const others = [...read.faults, ...faultsOfLines(lines, stored)].filter(({ path }) => !unknown.has(path));
    return { item, faults: [...faults, ...others], warnings, stocks, mayMean };
  }

  /** Returns an item with the fields of a patch, to be parsed. */
  patched(section: SectionName, item: DocumentItem, patch: Readonly<Record<string, unknown>>): Record<string, unknown> {
    return mergePatch(SECTIONS[section].makeWay?.(item, patch, this.rules.currencies[0]!) ?? item, patch);
  }

  /**
   * Returns the faults of one item by the rules of its section. `lookUp` finds things first, the workspace those for which it returns
   * undefined.
   */
  async judge(
    section: SectionName,
    item: DocumentItem,
    lookUp: (kind: ReferenceKind, path: string) => boolean | undefined,
  ): Promise<Fault[]> {
    const rule = (exists: RuleScope['exists']) =>
      SECTIONS[section].check(item, { ...this.rules, exists: (kind, path) => lookUp(kind, path) ?? exists(kind, path) });
    return judge(rule, (questions) => this.things.exist(questions));
  }

  /** Returns the fault of an identity that another thing has (D-4). */
  async identityFault(section: ItemSection, identity: string): Promise<Fault[]> {
    for (const name of identitySpaceOf(section)) {
      const others = await this.things.byIdentity(name, [identity]);
      if (others.size > 0)
        return [
          {
            path: SECTIONS[section].identifiedBy!,
            message: `"${identity}" is taken by another ${addressedAs(name).noun}; choose another one.`,
          },
        ];
    }
    return [];
  }

  /** Returns the faults and warnings of the amounts of an item (D-128). @param stored the stored item, if any */
  judgeAmounts(section: SectionName, item: DocumentItem, stored: DocumentItem | undefined): { faults: Fault[]; warnings: Fault[] } {
    const judged = judgeItemAmounts(section, item, stored, this.rules.currencies);
    return { faults: judged.faults, warnings: moneyWarningsOf(judged) };
  }

  /** Returns the faults and warnings of an item beside the stored one, if any, and what of it needs force. */
  async judgeBeside(section: SectionName, item: DocumentItem, stored: DocumentItem | undefined): Promise<JudgedItem> {
    if (!isJudgedBeside(section)) return NOTHING_JUDGED;
    return judgeBeside(section, item, stored, { now: await this.locked!.now(), timezone: this.rules.timezone });
  }

  /** Returns slugs and key paths by ref, of things in the workspace and of things nested in the item itself. */
  private async pathsOf(refs: readonly WrittenRef[], own: NestedIds): Promise<Map<string, string>> {
    const kinds = new Set(refs.map(({ prefix }) => kindOf(prefix)));
    const within = new Map([...own].map(([path, id]) => [id, path.slice(path.indexOf('/') + 1)]));
    const paths = new Map<string, string>();
    for (const kind of kinds) {
      const some = refs.filter(({ prefix }) => kindOf(prefix) === kind);
      const pathById = kind
        ? await this.things.pathsOf(
            sectionPathOf(kind),
            some.map(({ id }) => id),
          )
        : within;
      for (const { ref, id } of some) if (pathById.has(id)) paths.set(ref, pathById.get(id)!);
    }
    return paths;
  }
}

/** Returns the view of an item with its fields in reading order, and the warnings of a write, which do not affect its revision. */
export function answerOf(section: ItemSection, stored: StoredItem<DocumentItem>, warnings: readonly Fault[] = []): ItemAnswer {
  const { item } = stored;
  const view = presentItem(section, stored, shown(section, inReadingOrder(section, item)));
  return { view: { ...view, ...(warnings.length > 0 && { warnings }) }, revision: revisionOfItem(item, view) };
}

/** Returns the faults of a changed thing, by its own rules and by the rules across its section. */
export async function checkItem(
  session: EditSession,
  change: ThingInChange,
  item: DocumentItem,
  { mayMean }: Pick<ReadBody, 'mayMean'>,
): Promise<Fault[]> {
  const lookUp = (kind: ReferenceKind, path: string) => (mayMean(kind, path) ? change.exists(kind, path) : false);
  return [...(await session.judge(change.section, item, lookUp)), ...(await togetherFaults(session, change, item))];
}

/** Returns the faults of rules across a section. It loads the whole section, since only small ones have such rules. */
async function togetherFaults(session: EditSession, { section, before }: ThingInChange, item: DocumentItem): Promise<Fault[]> {
  const { checkTogether } = SECTIONS[section];
  if (!checkTogether) return [];
  const own = [before, item].flatMap((form) => (form ? identityOf(section, form) : []));
  const all = await session.stores[section].open();
  const others = all.filter(({ thing }) => !own.includes(thing.identity)).map((stored) => stored.item);
  return checkTogether([item, ...others]).flatMap(({ path, message }) =>
    path.startsWith(FIRST) ? { path: path.slice(FIRST.length), message } : [],
  );
}

const FIRST = '[0].';

/**
 * Records changes: all of them in the audit log, and the facts that other contexts consume in the outbox (§6). Balances of placed orders
 * follow changed events.
 * @param notify false to notify nobody of changed times and places (D-148)
 */
export async function recordChanges(
  { audit, outbox, ids, ...tx }: DocumentTx,
  workspaceId: string,
  by: Author,
  changes: readonly ItemChange[],
  { notify = true }: { notify?: boolean } = {},
): Promise<void> {
  await audit.record(workspaceId, by, changes.map(auditedChange));
  const redated = changes.filter(mayMoveDueDates).map(({ id }) => id);
  if (redated.length > 0) await tx.followDueDates(workspaceId, redated);
  const facts = changes.flatMap(factsOf).filter(({ type }) => notify || type !== 'event.rescheduled.v1');
  if (facts.length > 0) await outbox.append(facts.map((fact): CatalogueFact => ({ id: ids.next(), workspaceId, mode: null, ...fact })));
}

import type { Author } from '@svc/kernel';
import type { CachedKeyDirectory } from '@svc/access';
import type { Fault, StoredItem, Thing } from '@svc/contracts';
import type { PastStart, SeatLimits } from '@svc/ticketing';
import { changeBetween, deletionOf, type ItemChange } from '../domain/changes';
import { type DocumentPlan, planDocument, type PlannedItem } from '../domain/plan-document';
import { SAVING_ORDER, SECTION_NAMES, type SectionName, SECTIONS } from '../domain/sections';
import { type ExaminedContents, identityOf, storedIn, type WantedContents } from '../domain/contents';
import type { LostPart } from '../domain/lost-parts';
import { documentRefused, StaleRevision } from '../domain/document.errors';
import { within } from '../domain/read-document';
import { itemPathOf } from '../domain/references';
import type { DocumentItem } from '../domain/section';
import { revisionOfDigests, type SectionDigests } from '../domain/item-revision';
import type { DocumentTx, DocumentUnitOfWork, SectionStores } from '../ports/document-tx';
import { droppedTypes, eventsInUse, ForceRequired, type PartInUse } from '../domain/parts-in-use';
import { cancelDeletedEvents } from './cancel-deleted-events';
import { cancelDroppedTypes } from './cancel-dropped-types';
import { recordChanges } from './edit-session';
import { digestOfSection, examineDocument, type Surroundings } from './examine-document';
import { inUseOf, lostByPlan } from './look-for-uses';
import { PAGE_SIZE } from './section-pages';
import { warnOfDocumentAddons } from './warn-of-addons';

export interface ApplyDocumentCommand {
  workspaceId: string;
  by: Author;
  /** The parsed JSON, not yet validated. */
  document: unknown;
  /** True to return the plan and change nothing. */
  dryRun: boolean;
  /** True to remove parts that guests and orders use (ADR 0100), and to move starts into the past (D-148). */
  force?: boolean;
  /** Limits on seats taken at a time in the workspace; there are no warnings of them when absent (D-106). */
  seats?: SeatLimits;
}

export interface AppliedDocument extends DocumentPlan {
  dryRun: boolean;
  /** Revision of the state after applying; after a dry run, of the present state. */
  revision: string;
  /** Warnings of valid but perhaps unintended values, by JSON path; absent when there are none. */
  warnings?: Fault[];
  /** Removed parts that are in use, with numbers; absent when there are none. */
  inUse?: PartInUse[];
  /** Starts that move from the future into the past; absent when there are none. */
  intoPast?: PastStart[];
}

/** Applies a document to a workspace, completely or not at all (docs/spec/around.md, "The workspace document"). */
export class ApplyDocument {
  constructor(
    private readonly work: DocumentUnitOfWork,
    /** Cache of keys and settings, invalidated when settings change, so that this process uses them at once. */
    private readonly directory: Pick<CachedKeyDirectory, 'invalidate'>,
    private readonly pageSize = PAGE_SIZE,
  ) {}

  /**
   * Writes differences only; applying the same document twice changes nothing. Throws StaleRevision when the
   * document carries another revision than the present one, InvalidInput with every fault in `details.fields`, ForceRequired.
   */
  async execute(command: ApplyDocumentCommand): Promise<AppliedDocument> {
    const applied = await this.apply(command);
    if (!command.dryRun && applied.changed.some(({ section }) => section === 'workspace')) this.directory.invalidate(command.workspaceId);
    return applied;
  }

  private apply(command: ApplyDocumentCommand): Promise<AppliedDocument> {
    return this.work.run(async (tx) => {
      const stores = await tx.sectionsOf(command.workspaceId);
      const workspace = { stores, things: tx.thingsOf(command.workspaceId), pageSize: this.pageSize, now: await tx.now() };
      const { plan, digests, touched, warnings, inUse, intoPast } = await change(tx, workspace, command);
      for (const name of touched) digests[name] = await digestOfSection(workspace, name);
      return {
        dryRun: command.dryRun,
        ...plan,
        revision: revisionOfDigests(digests),
        ...(warnings.length > 0 && { warnings }),
        ...(inUse.length > 0 && { inUse }),
        ...(intoPast.length > 0 && { intoPast }),
      };
    });
  }
}

/** Effects of a document: the plan, the sections written, and the earlier digests of all sections. */
interface Change {
  plan: DocumentPlan;
  digests: SectionDigests;
  touched: SectionName[];
  warnings: Fault[];
  inUse: PartInUse[];
  intoPast: PastStart[];
}

/** Plans a document and writes it. It returns neither stored nor new items, so that they can be freed: both are in memory here. */
async function change(
  tx: DocumentTx,
  workspace: Surroundings,
  { workspaceId, by, document, dryRun, force, seats }: ApplyDocumentCommand,
): Promise<Change> {
  const { plan, digests, wanted, present, warnings, lost, intoPast } = await planned(workspace, document);
  const inUse = await inUseOf(tx.usesOf(workspaceId), lost);
  if (inUse.length + intoPast.length > 0 && !dryRun && !force) throw new ForceRequired({ inUse, intoPast });
  const deleted = deletedEvents(plan, present);
  const cancelled = await cancelDeletedEvents(tx, { workspaceId, by, dryRun }, eventsInUse(deleted, inUse));
  const dropped = await cancelDroppedTypes(tx, { workspaceId, by, dryRun }, droppedTypes(lost, inUse, deleted));
  if (!dryRun) await recordChanges(tx, workspaceId, by, await write(workspace.stores, plan, present, wanted));
  const touched = dryRun ? [] : sectionsOf(plan);
  return {
    plan,
    digests,
    touched,
    inUse,
    intoPast,
    warnings: [...(seats ? warningsOf(wanted, seats) : []), ...warnings, ...cancelled, ...dropped.warnings],
  };
}

/** Returns the events that a plan deletes. */
function deletedEvents({ deleted }: DocumentPlan, { events }: ExaminedContents): Thing[] {
  return deleted.flatMap(({ section, identity }) => (section === 'events' ? events!.things.get(identity)!.thing : []));
}

/** New contents of a document beside the stored ones, and the parts that they remove. */
interface Effects {
  wanted: WantedContents;
  present: ExaminedContents;
  lost: LostPart[];
}

/** Throws StaleRevision, InvalidInput. */
async function planned(workspace: Surroundings, document: unknown): Promise<Omit<Change, 'touched' | 'inUse'> & Effects> {
  const { check, faults, present, digests, warnings, intoPast } = await examineDocument(workspace, document);
  const { revision, wanted, currencies } = check;
  if (revision !== undefined && revision !== revisionOfDigests(digests)) throw new StaleRevision();
  if (faults.length > 0) throw documentRefused(faults);
  const allWarnings = [...warnings, ...(await warnOfDocumentAddons(workspace, check))];
  const plan = planDocument(present, wanted, currencies);
  const lost = lostByPlan(plan, present, wanted);
  return { plan, digests, wanted, present, warnings: allWarnings, lost, intoPast };
}

/** Returns the warnings of all items of the document, with paths in it. */
function warningsOf(wanted: WantedContents, seats: SeatLimits): Fault[] {
  return SECTION_NAMES.flatMap((name) =>
    (wanted[name] ?? []).flatMap((item, index) => {
      const path = SECTIONS[name].identifiedBy ? [name, index] : [name];
      return SECTIONS[name].warn?.(item, seats).map((fault) => within(path, fault)) ?? [];
    }),
  );
}

/** Deletes first, so that slugs are free, then saves things before those that point at them. Returns the changes. */
async function write(stores: SectionStores, plan: DocumentPlan, present: ExaminedContents, wanted: WantedContents): Promise<ItemChange[]> {
  const gone = bySection(plan.deleted);
  const saved = bySection([...plan.created, ...plan.changed]);
  for (const name of SAVING_ORDER.toReversed()) {
    const identities = gone.get(name);
    if (identities) await stores[name].remove([...identities]);
  }
  const after = new Map<string, StoredItem<DocumentItem>>();
  for (const name of SAVING_ORDER) {
    const identities = saved.get(name);
    if (!identities) continue;
    const items = wanted[name]!.filter((item) => identities.has(identityOf(name, item)));
    const stored = [...identities].flatMap((identity) => storedIn(present[name]!, identity) ?? []);
    for (const each of await stores[name].save(items, stored)) after.set(itemPathOf({ section: name, ...each.thing }), each);
  }
  const written = (planned: PlannedItem) => after.get(itemPathOf(planned))!;
  return [
    ...plan.deleted.map(({ section, identity }) => deletionOf(section, present[section]!.things.get(identity)!.thing)),
    ...plan.created.map((planned) => changeBetween(planned.section, undefined, written(planned))),
    ...plan.changed.map((planned) => ({
      ...changeBetween(planned.section, storedIn(present[planned.section]!, planned.identity)!, written(planned)),
      fields: planned.fields,
    })),
  ];
}

/** Returns the sections that a plan writes. */
function sectionsOf({ created, changed, deleted }: DocumentPlan): SectionName[] {
  const written = bySection([...created, ...changed, ...deleted]);
  return SECTION_NAMES.filter((name) => written.has(name));
}

function bySection(items: readonly PlannedItem[]): Map<SectionName, Set<string>> {
  const sections = new Map<SectionName, Set<string>>();
  for (const { section, identity } of items) {
    const identities = sections.get(section) ?? new Set();
    sections.set(section, identities.add(identity));
  }
  return sections;
}

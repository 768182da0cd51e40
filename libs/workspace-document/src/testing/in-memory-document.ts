import { randomUUID } from 'node:crypto';
import type { KnownFact, SectionStore, StoredItem, Thing, Which } from '@svc/contracts';
import { NotFound, type Outbox } from '@svc/kernel';
import { RecordingAuditTrail, RecordingOutbox } from '@svc/kernel/testing';
import { InMemoryCancellations } from '@svc/ticketing/testing';
import { identityOf, perSection } from '../domain/contents';
import type { CatalogueFact } from '../domain/changes';
import type { Uses } from '../domain/parts-in-use';
import type { DocumentItem } from '../domain/section';
import { SECTIONS, type SectionName } from '../domain/sections';
import { DocumentUnitOfWork, type DocumentTx, type SectionStores, type WorkspaceRules } from '../ports/document-tx';
import { byPosition, InMemoryIds, InMemoryThings, type Shelf, type Shelves } from './in-memory-things';

interface Workspace {
  shelves: Shelves;
  ids: InMemoryIds;
}

/** Workspaces in memory: changes run one at a time, and failed work is rolled back. */
export class InMemoryDocumentWork extends DocumentUnitOfWork {
  private workspaces = new Map<string, Workspace>();
  private last: Promise<unknown> = Promise.resolve();
  /** Writes of the stores, in order: `save products tote-bag`. */
  readonly writes: string[] = [];
  /** Counts of uses by the path of a part: `events[gala].ticketTypes[vip]`. */
  readonly uses = new Map<string, Uses>();
  /** Events whose orders have followed their ticket types. */
  readonly followed: string[] = [];
  /** Present time. */
  now = new Date('2026-02-01T12:00:00Z');
  /** Number of people whom any change of an event concerns. */
  people = 0;
  readonly cancellations = new InMemoryCancellations();
  readonly audit = new RecordingAuditTrail();
  readonly outbox = new RecordingOutbox<CatalogueFact>();

  /** Opens a workspace with settings only. */
  open(workspaceId: string, settings: DocumentItem): void {
    const shelves = perSection((): Shelf => new Map());
    shelves.workspace.set('workspace', settings);
    this.workspaces.set(workspaceId, { shelves, ids: new InMemoryIds() });
  }

  run<T>(work: (tx: DocumentTx) => Promise<T>): Promise<T> {
    const turn = this.last.then(() => this.commitOrRollBack(work));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async commitOrRollBack<T>(work: (tx: DocumentTx) => Promise<T>): Promise<T> {
    const draft = new Map(
      [...this.workspaces].map(([id, { shelves, ids }]) => [id, { shelves: structuredClone(shelves), ids: ids.copy() }]),
    );
    const audit = new RecordingAuditTrail();
    const outbox = new RecordingOutbox<CatalogueFact>();
    const ids = { next: () => randomUUID() };
    const openSectionsOf = (workspaceId: string) => this.storesIn(workspaceId, workspaceIn(draft, workspaceId));
    const thingsOf = (workspaceId: string) => {
      const { shelves, ids } = workspaceIn(draft, workspaceId);
      return new InMemoryThings(shelves, ids);
    };
    const result = await work({
      lock: async (workspaceId) => {
        const [workspace] = await openSectionsOf(workspaceId).workspace.open();
        return workspace!.item as unknown as WorkspaceRules;
      },
      sectionsOf: async (workspaceId) => openSectionsOf(workspaceId),
      openSectionsOf,
      thingsOf,
      peopleOf: async () => this.people,
      followDueDates: async (_workspaceId, eventIds) => void this.followed.push(...eventIds),
      now: async () => this.now,
      usesOf: () => ({ of: async (parts) => parts.map(({ path }) => this.uses.get(path) ?? {}) }),
      cancellations: this.cancellations.bind(outbox as Outbox<KnownFact>, audit),
      audit,
      outbox,
      ids,
    });
    this.workspaces = draft;
    this.audit.entries.push(...audit.entries);
    await this.outbox.append(outbox.facts);
    return result;
  }

  private storesIn(workspaceId: string, { shelves, ids }: Workspace): SectionStores {
    const things = new InMemoryThings(shelves, ids);
    const describe = (name: SectionName, identity: string) =>
      name === 'workspace' || name === 'storefront'
        ? { thing: { id: workspaceId, identity: name, createdAt: '', updatedAt: '' }, ids: new Map<string, string>() }
        : things.describe(name, identity);
    return perSection((name) => this.storeOf(name, shelves[name], ids, (identity) => describe(name, identity)));
  }

  private storeOf(
    name: SectionName,
    shelf: Shelf,
    ids: InMemoryIds,
    describe: (identity: string) => Pick<StoredItem<DocumentItem>, 'thing' | 'ids'>,
  ): SectionStore<DocumentItem> {
    const stored = (identity: string, item: DocumentItem) => ({ ...describe(identity), item: structuredClone(item) });
    return {
      open: async (which) => {
        const items = [...shelf].map(([identity, item]) => stored(identity, item)).filter(({ thing }) => isNamed(thing, which));
        return items.sort((one, other) => byPosition(one.item, other.item));
      },
      save: async (items) =>
        items.map((item) => {
          const identity = identityOf(name, item);
          this.writes.push(`save ${name} ${identity}`);
          shelf.set(identity, keepingStock(shelf.get(identity), structuredClone(item)));
          return stored(identity, shelf.get(identity)!);
        }),
      remove: async (identities) => {
        for (const identity of identities) {
          this.writes.push(`remove ${name} ${identity}`);
          if (!SECTIONS[name].identifiedBy) continue;
          shelf.delete(identity);
          ids.invalidate(`${name}/${identity}`);
        }
      },
    };
  }
}

function isNamed({ id, identity }: Thing, which: Which | undefined): boolean {
  if (!which) return true;
  return 'ids' in which ? which.ids.includes(id) : which.identities.some((name) => name.toLowerCase() === identity);
}

function workspaceIn(draft: ReadonlyMap<string, Workspace>, workspaceId: string): Workspace {
  const workspace = draft.get(workspaceId);
  if (!workspace) throw new NotFound('workspace');
  return workspace;
}

/** Returns the item with the stored stock of existing variants: only new variants set their stock. */
function keepingStock(before: DocumentItem | undefined, item: DocumentItem): DocumentItem {
  const stocks = new Map(variantsOf(before).map(({ key, stock }) => [key, stock]));
  if (stocks.size === 0) return item;
  const variants = variantsOf(item).map((variant) => (stocks.has(variant.key) ? { ...variant, stock: stocks.get(variant.key) } : variant));
  return { ...item, variants };
}

function variantsOf(item: DocumentItem | undefined): { key: string; stock?: unknown }[] {
  const variants = item?.['variants'];
  return Array.isArray(variants) ? variants : [];
}

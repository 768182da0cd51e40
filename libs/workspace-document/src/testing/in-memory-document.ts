import type { SectionStore } from '@svc/contracts';
import { NotFound } from '@svc/kernel';
import { identityOf, perSection } from '../domain/contents';
import type { DocumentItem } from '../domain/section';
import { SECTIONS, type SectionName } from '../domain/sections';
import { DocumentUnitOfWork, type DocumentTx, type SectionStores } from '../ports/document-tx';

type Shelf = Map<string, DocumentItem>;

/** Workspaces whose sections live in memory: one document at a time, and nothing stays of work that fails. */
export class InMemoryDocumentWork extends DocumentUnitOfWork {
  private workspaces = new Map<string, Record<SectionName, Shelf>>();
  private last: Promise<unknown> = Promise.resolve();
  /** What stores were told to write, in order: `save products tote-bag`. */
  readonly writes: string[] = [];

  /** Opens a workspace that holds its settings and nothing else. */
  open(workspaceId: string, settings: DocumentItem): void {
    const shelves = perSection((): Shelf => new Map());
    shelves.workspace.set('workspace', settings);
    this.workspaces.set(workspaceId, shelves);
  }

  run<T>(work: (tx: DocumentTx) => Promise<T>): Promise<T> {
    const turn = this.last.then(() => this.commitOrForget(work));
    this.last = turn.catch(() => undefined);
    return turn;
  }

  private async commitOrForget<T>(work: (tx: DocumentTx) => Promise<T>): Promise<T> {
    const draft = structuredClone(this.workspaces);
    const result = await work({ sectionsOf: async (workspaceId) => this.storesIn(draft, workspaceId) });
    this.workspaces = draft;
    return result;
  }

  private storesIn(draft: typeof this.workspaces, workspaceId: string): SectionStores {
    const shelves = draft.get(workspaceId);
    if (!shelves) throw new NotFound('workspace');
    return perSection((name) => this.storeOf(name, shelves[name]));
  }

  private storeOf(name: SectionName, shelf: Shelf): SectionStore<DocumentItem> {
    return {
      load: async () => structuredClone([...shelf.values()].sort(byPosition)),
      save: async (items) => {
        for (const item of items) {
          const identity = identityOf(name, item);
          this.writes.push(`save ${name} ${identity}`);
          shelf.set(identity, keepingStock(shelf.get(identity), structuredClone(item)));
        }
      },
      remove: async (identities) => {
        for (const identity of identities) {
          this.writes.push(`remove ${name} ${identity}`);
          if (SECTIONS[name].identifiedBy) shelf.delete(identity);
        }
      },
    };
  }
}

function byPosition(one: DocumentItem, other: DocumentItem): number {
  return Number(one['position'] ?? 0) - Number(other['position'] ?? 0);
}

/** Stock counts only when a variant is made. */
function keepingStock(before: DocumentItem | undefined, item: DocumentItem): DocumentItem {
  const known = new Map(variantsOf(before).map(({ key, stock }) => [key, stock]));
  if (known.size === 0) return item;
  const variants = variantsOf(item).map((variant) => (known.has(variant.key) ? { ...variant, stock: known.get(variant.key) } : variant));
  return { ...item, variants };
}

function variantsOf(item: DocumentItem | undefined): { key: string; stock?: unknown }[] {
  const variants = item?.['variants'];
  return Array.isArray(variants) ? variants : [];
}

import type { SectionStore } from '@svc/contracts';
import { arePlain, withoutPosition } from '../domain/contents';
import { shown, withState } from '../domain/item';
import { revisionOfDigests, sectionDigest, SectionDigest, type SectionDigests } from '../domain/item-revision';
import { JsonPieces, piecesOf } from '../domain/json-pieces';
import type { DocumentItem } from '../domain/section';
import { SECTION_NAMES, type ItemSection, type SectionName } from '../domain/sections';
import type { DocumentUnitOfWork, SectionStores } from '../ports/document-tx';
import type { OrderedThing, ThingIndex } from '../ports/thing-index';
import { openAll, PAGE_SIZE, pagesOfList } from './section-pages';

/** An exported workspace document: every section, with the revision of this state. */
export type ExportedDocument = { version: 1; revision: string } & Partial<Record<SectionName, DocumentItem | DocumentItem[]>>;

/** Writes the whole catalogue side of a workspace as one document (docs/spec/around.md, "The workspace document"). */
export class ExportDocument {
  constructor(
    private readonly work: DocumentUnitOfWork,
    private readonly pageSize = PAGE_SIZE,
  ) {}

  /**
   * Returns the JSON of an `ExportedDocument` as UTF-8, in pieces; applied again, it changes nothing. Sections are read page by
   * page while nobody else changes them; only stock moves meanwhile. Throws NotFound when there is no such workspace.
   */
  execute({ workspaceId }: { workspaceId: string }): Promise<Uint8Array<ArrayBuffer>[]> {
    return this.work.run(async (tx) => {
      const stores = await tx.sectionsOf(workspaceId);
      const sections = new JsonPieces();
      const digests = await this.writeSections(sections, stores, tx.thingsOf(workspaceId));
      // The revision comes first in the text, but is computed after all sections were read.
      return [...piecesOf(`{"version":1,"revision":${JSON.stringify(revisionOfDigests(digests))}`), ...sections.all(), ...piecesOf('}')];
    });
  }

  /** Returns the digest of each section. */
  private async writeSections(json: JsonPieces, stores: SectionStores, things: ThingIndex): Promise<SectionDigests> {
    const digests: Partial<SectionDigests> = {};
    for (const name of SECTION_NAMES) {
      digests[name] =
        name === 'workspace' || name === 'storefront'
          ? writeThing(json, name, await openAll(stores[name]))
          : await this.writeList(json, name, stores[name], await things.inOrder(name));
    }
    return digests as SectionDigests;
  }

  /** Writes a section that is a list, without positions where they equal the order. Returns its digest. */
  private async writeList(
    json: JsonPieces,
    name: ItemSection,
    store: SectionStore<DocumentItem>,
    things: readonly OrderedThing[],
  ): Promise<string> {
    const written = arePlain(things.map(({ position }) => position)) ? withoutPosition : (item: DocumentItem) => item;
    const digest = new SectionDigest();
    json.add(`,${JSON.stringify(name)}:[`);
    for await (const { start, items, stored } of pagesOfList(store, things, this.pageSize)) {
      digest.add(items);
      items.forEach((item, index) => {
        const text = JSON.stringify(withState(name, written(shown(name, item)), stored[index]!.state));
        json.add(`${start + index > 0 ? ',' : ''}${text}`);
      });
    }
    json.add(']');
    return digest.hex();
  }
}

/** Writes a section with a single thing, if it exists. Returns its digest. */
function writeThing(json: JsonPieces, name: SectionName, items: readonly DocumentItem[]): string {
  if (items[0]) json.add(`,${JSON.stringify(name)}:${JSON.stringify(items[0])}`);
  return sectionDigest(items);
}

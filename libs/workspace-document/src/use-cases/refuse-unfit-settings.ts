import type { WorkspaceItem } from '@svc/access';
import type { Fault } from '@svc/contracts';
import { identityOf, keptFaults } from '../domain/contents';
import { documentRefused } from '../domain/document.errors';
import { judge, itemPathOf } from '../domain/references';
import { within } from '../domain/read-document';
import { SECTION_NAMES } from '../domain/sections';
import type { SectionStores } from '../ports/document-tx';
import type { ThingIndex } from '../ports/thing-index';
import { openAll, PAGE_SIZE, pagesOf } from './section-pages';

type Settings = Pick<WorkspaceItem, 'currencies' | 'timezone'>;

/**
 * Checks new settings against all contents of the workspace, page by page, by the rules of a document with these settings alone.
 * Throws InvalidInput with each field that they would break: `products[tote-bag].variants[0].prices[1].currency`.
 */
export async function refuseUnfitSettings(stores: SectionStores, things: ThingIndex, { currencies, timezone }: Settings): Promise<void> {
  const [settings] = (await openAll(stores.workspace)) as unknown as WorkspaceItem[];
  const broken: Fault[] = [];
  for (const section of SECTION_NAMES) {
    for await (const { items } of pagesOf(stores, things, section, PAGE_SIZE)) {
      const faults = await judge(
        (exists) => keptFaults(section, items, { ...settings!, exists }, { currencies, timezone, exists }),
        (questions) => things.exist(questions),
      );
      for (const { index, fault } of faults) {
        const itemPath = itemPathOf({ section, identity: identityOf(section, items[index]!) });
        broken.push(within([itemPath], { ...fault, message: `The workspace has this: change it first. ${fault.message}` }));
      }
    }
  }
  if (broken.length > 0) throw documentRefused(broken);
}

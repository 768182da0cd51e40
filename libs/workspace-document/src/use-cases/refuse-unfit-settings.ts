import type { WorkspaceItem } from '@svc/access';
import { identityOf, keptFaults, knownThings } from '../domain/contents';
import { documentRefused } from '../domain/document.errors';
import { placeText } from '../domain/references';
import { within } from '../domain/read-document';
import { SECTION_NAMES } from '../domain/sections';
import type { SectionStores } from '../ports/document-tx';
import { loadContents } from './load-contents';

/**
 * Holds settings against everything that the workspace has, by the rules of a document that brings these settings alone.
 * Throws InvalidInput naming each field that was right before and would not be: `products[tote-bag].variants[0].prices[1].currency`.
 */
export async function refuseUnfitSettings(stores: SectionStores, { currencies, timezone }: Pick<WorkspaceItem, 'currencies' | 'timezone'>): Promise<void> {
  const contents = await loadContents(stores);
  const exists = knownThings(contents);
  const [settings] = contents.workspace as unknown as WorkspaceItem[];
  const broken = keptFaults(contents, SECTION_NAMES, { ...settings!, exists }, { currencies, timezone, exists });
  if (broken.length === 0) return;
  throw documentRefused(
    broken.map(({ section, index, fault }) => {
      const identity = identityOf(section, contents[section][index]!);
      return within([placeText({ section, identity })], { ...fault, message: `The workspace has this: change it first. ${fault.message}` });
    }),
  );
}

import { checkDistinct, faultUnless, type Fault, type RuleScope } from '@svc/contracts';
import type { FolderItem } from './folder.item';

/** What is wrong with a folder beyond its shape (D-3.5 PublicFolder); paths are relative to it. */
export function checkFolder(folder: FolderItem, scope: RuleScope): Fault[] {
  const { parentSlug } = folder;
  return [
    ...checkDistinct(folder.files, 'key', 'files'),
    ...faultUnless(
      parentSlug === undefined || scope.exists('folder', parentSlug),
      'parentSlug',
      `There is no folder "${parentSlug}"; add it, or leave parentSlug out.`,
    ),
  ];
}

/** Faults of folders that lie within themselves, seen over the whole section; paths are relative to the section. */
export function checkFolders(folders: readonly FolderItem[]): Fault[] {
  const parents = new Map(folders.map(({ slug, parentSlug }) => [slug, parentSlug]));
  return folders.flatMap(({ slug }, index) =>
    faultUnless(!liesWithinItself(slug, parents), `[${index}].parentSlug`, `The folder "${slug}" lies within itself; give it another parent.`),
  );
}

function liesWithinItself(slug: string, parents: ReadonlyMap<string, string | undefined>): boolean {
  const passed = new Set<string>();
  for (let at = parents.get(slug); at !== undefined && !passed.has(at); at = parents.get(at)) {
    if (at === slug) return true;
    passed.add(at);
  }
  return false;
}

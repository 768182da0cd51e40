import { z } from 'zod';
import {
  checkDistinct,
  described,
  type Fault,
  faultUnless,
  folderFile,
  httpUrl,
  key,
  line,
  prose,
  type RuleScope,
  slug,
} from '@svc/contracts';
import { position } from './item-parts';
import { folderFileTexts, folderTexts } from './item-texts';

/** A folder of files from the merchant (D-3.5 PublicFolder). */
export const folderItem = z
  .strictObject(
    described(
      {
        slug,
        name: line,
        description: prose.optional(),
        coverUrl: httpUrl.optional(),
        parentSlug: slug.optional(),
        public: z.boolean().default(true),
        files: z
          .array(z.strictObject(described({ key, ...folderFile }, folderFileTexts)))
          .max(1_000, 'A folder holds at most 1,000 files.')
          .default([]),
        position,
      },
      folderTexts,
    ),
  )
  .meta({
    id: 'FolderItem',
    description:
      'Folder as you write it: a named list of files that visitors can download. A file keeps its ref as long as you keep its key.',
  });
export type FolderItem = z.infer<typeof folderItem>;

/** Returns the faults of a folder beyond its shape (D-3.5 PublicFolder); paths are relative to it. */
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

/** Returns the faults of folders that contain themselves, over the whole section; paths are relative to the section. */
export function checkFolders(folders: readonly FolderItem[]): Fault[] {
  const parents = new Map(folders.map(({ slug, parentSlug }) => [slug, parentSlug]));
  return folders.flatMap(({ slug }, index) =>
    faultUnless(
      !liesWithinItself(slug, parents),
      `[${index}].parentSlug`,
      `The folder "${slug}" lies within itself; give it another parent.`,
    ),
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

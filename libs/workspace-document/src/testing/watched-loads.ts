import { perSection } from '../domain/contents';
import type { SectionName } from '../domain/sections';
import type { DocumentUnitOfWork, SectionStores } from '../ports/document-tx';

/** Returns work that adds the number of items of each load of the section to `loads`. */
export function watchedLoads(work: DocumentUnitOfWork, section: SectionName, loads: number[]): DocumentUnitOfWork {
  const watch = (stores: SectionStores): SectionStores =>
    perSection((name) => ({
      ...stores[name],
      open: async (which) => {
        const items = await stores[name].open(which);
        if (name === section) loads.push(items.length);
        return items;
      },
    }));
  return {
    run: (use) =>
      work.run((tx) =>
        use({ ...tx, sectionsOf: async (id) => watch(await tx.sectionsOf(id)), openSectionsOf: (id) => watch(tx.openSectionsOf(id)) }),
      ),
  };
}

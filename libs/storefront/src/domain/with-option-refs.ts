import { mapLinks } from '@svc/contracts';
import { refOf } from '@svc/kernel';

/** Ids of published package options by their key path, `gift-box/large`. */
export type PackageOptionIds = Readonly<Record<string, string>>;

/**
 * JSON of the workspace document as clients see it: a link's `packageOptionRef`, a key path there, becomes the ref
 * of the option; it is left out where no such option is published.
 */
export function withOptionRefs<T>(value: T, optionIds: PackageOptionIds): T {
  return mapLinks(value, ({ packageOptionRef, ...link }) => {
    const id = packageOptionRef && optionIds[packageOptionRef];
    return id ? { ...link, packageOptionRef: refOf('pko', id) } : link;
  });
}

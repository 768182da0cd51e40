import { mapLinks, type Link } from '@svc/contracts';

/** Answers the public ref of a package's option by its key path (`gift-box/large`); undefined when it is not published. */
export type PackageOptionRefs = (keyPath: string) => string | undefined;

/**
 * JSON of the workspace document as clients see it: a link's `packageOptionRef`, a key path there, becomes the ref
 * of the option, and is left out when the option is not published.
 */
export function withOptionRefs<T>(value: T, refs: PackageOptionRefs): T {
  return mapLinks(value, ({ packageOptionRef, ...link }: Link) => {
    const ref = packageOptionRef && refs(packageOptionRef);
    return ref ? { ...link, packageOptionRef: ref } : link;
  });
}

/** Key paths of every package option that a link in the value points at. */
export { linksIn } from '@svc/contracts';

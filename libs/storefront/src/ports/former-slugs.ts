/** Kinds of things that are public by slug, as named in 404 responses; a package is a product. */
export const SLUGGED_KINDS = ['product', 'collection', 'event', 'form', 'table', 'catalog', 'folder', 'note'] as const;
export type SluggedKind = (typeof SLUGGED_KINDS)[number];

export interface FormerSlug {
  workspaceId: string;
  kind: SluggedKind;
  /** Requested slug, in any case. */
  slug: string;
  now: Date;
}

/** Slugs that things had before they were renamed. */
export abstract class FormerSlugs {
  /**
   * Returns the present slug of the thing that last had this one, however often it was renamed. Undefined while another thing
   * has the slug, public or not, and when the thing is deleted or not public at `now`. One statement.
   */
  abstract presentSlugOf(former: FormerSlug): Promise<string | undefined>;
}

import { NotFound } from '@svc/kernel';
import { type FormerSlug, FormerSlugs, SLUGGED_KINDS, type SluggedKind } from '../ports/former-slugs';

/** Request for a thing by a slug that no thing has. */
interface MissedThing extends Omit<FormerSlug, 'kind'> {
  /** Kind in the 404 response; absent where an address has none. */
  kind: string | undefined;
}

/** Finds renamed things by a former slug. */
export class FindRenamed {
  constructor(private readonly formerSlugs: FormerSlugs) {}

  /** Returns the present slug of the thing that had this one; undefined where no public thing had. */
  async execute({ kind, ...missed }: MissedThing): Promise<string | undefined> {
    return isSlugged(kind) ? this.formerSlugs.presentSlugOf({ kind, ...missed }) : undefined;
  }

  /** Returns the error of a request by slug: a NotFound with the present slug of the thing, any other error unchanged. */
  async explain(error: unknown, missed: MissedThing): Promise<unknown> {
    if (!(error instanceof NotFound)) return error;
    const renamedTo = await this.execute(missed);
    return renamedTo === undefined ? error : new NotFound(missed.kind!, renamedTo);
  }
}

function isSlugged(kind: string | undefined): kind is SluggedKind {
  return SLUGGED_KINDS.some((each) => each === kind);
}

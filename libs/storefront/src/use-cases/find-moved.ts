import { NotFound } from '@svc/kernel';
import { type FormerSlug, FormerSlugs, SLUGGED_KINDS, type SluggedKind } from '../ports/former-slugs';

/** A thing that was asked for by a slug that it does not have. */
interface MissedThing extends Omit<FormerSlug, 'kind'> {
  /** As the 404 calls it; absent where an address names nothing. */
  kind: string | undefined;
}

/** Finds where a thing is that was renamed. */
export class FindMoved {
  constructor(private readonly formerSlugs: FormerSlugs) {}

  /** Returns the present slug of what had this one; undefined where nothing public did. */
  async execute({ kind, ...missed }: MissedThing): Promise<string | undefined> {
    return isSlugged(kind) ? this.formerSlugs.presentSlugOf({ kind, ...missed }) : undefined;
  }

  /** Returns the error that a request by slug ends with: a NotFound says where the thing is now, anything else stays as it is. */
  async explain(error: unknown, missed: MissedThing): Promise<unknown> {
    if (!(error instanceof NotFound)) return error;
    const movedTo = await this.execute(missed);
    return movedTo === undefined ? error : new NotFound(missed.kind!, movedTo);
  }
}

function isSlugged(kind: string | undefined): kind is SluggedKind {
  return SLUGGED_KINDS.some((known) => known === kind);
}

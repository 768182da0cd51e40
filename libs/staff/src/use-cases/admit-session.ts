import type { RealClock } from '@svc/kernel';
import { decideEntry, type Entry } from '../domain/decide-entry';
import { presentedHash } from '../domain/secret-token';
import { hasSessionEnded, isFresh, isSeenAgain } from '../domain/session';
import type { Membership, SeenSession, StaffReader } from '../ports/staff-reader';

/** A workspace of a person, and what its demand means for the session. */
export interface Entrance extends Membership {
  entry: Entry;
}

/** A session at a request of it. */
export interface AdmittedSession extends SeenSession {
  isFresh: boolean;
  /** Entry to what is the person's own: their name, sessions and factors. */
  entry: Entry;
  /** Workspaces of the person, the earliest membership first. */
  workspaces: readonly Entrance[];
}

/**
 * Admits the session of a request, by the token of its cookie. All is read again at each request, so that a revoked session, a removed member
 * and another demand are in force with the next one.
 */
export class AdmitSession {
  constructor(
    private readonly reader: StaffReader,
    private readonly clock: RealClock,
  ) {}

  /** Returns undefined for a token without a session, or whose session has ended or proves nothing any more. */
  async execute(token: string | undefined): Promise<AdmittedSession | undefined> {
    const hash = presentedHash(token);
    const seen = hash === undefined ? undefined : await this.reader.session(hash);
    const now = this.clock.now();
    if (!seen || hasSessionEnded(seen.session, now)) return undefined;
    const { session, factors } = seen;
    const entryWith = (demand: Membership['demand']) => decideEntry({ way: session.way, factors, demand });
    const entry = entryWith('none');
    if (entry.outcome === 'refused') return undefined;
    if (isSeenAgain(session, now)) await this.reader.noteSeen(session.id, now);
    const memberships = await this.reader.memberships(session.personId);
    const workspaces = memberships.map((membership) => ({ ...membership, entry: entryWith(membership.demand) }));
    return { ...seen, isFresh: isFresh(session, now), entry, workspaces };
  }
}

import { DomainError, type IdGenerator, NotFound } from '@svc/kernel';
import { auditedFactor } from '../domain/audited';
import { decideEntry, type Factor, wayWithout } from '../domain/decide-entry';
import { type Factors, stateOfFactors } from '../domain/passkey';
import type { Person } from '../domain/person';
import { refuseStale } from '../domain/session';
import { newMail } from '../domain/staff-mail';
import type { StaffTx } from '../ports/staff-tx';
import { auditEverywhere, authorOf, type SignedIn } from './open-session';

/** The answer of the browser, or the code, is not right. */
export class FactorRefused extends DomainError {
  constructor(message = 'This passkey was not accepted. Try again, or use another way.') {
    super('UNAUTHORIZED', message);
  }
}

/** The session has to prove a factor of its person first. */
export class FactorNeeded extends DomainError {
  constructor() {
    super('INSUFFICIENT_SCOPE', 'Use your passkey or a code of your authenticator app first.');
  }
}

/**
 * Returns a person, locked, and their factors, where the session may change these: it is there still, fresh, and has proved a factor if there is
 * one. @throws FreshSignInNeeded, FactorNeeded, NotFound
 */
export async function lockForFactors(tx: StaffTx, { session }: SignedIn, now: Date): Promise<{ person: Person; factors: Factors }> {
  refuseStale(session, now);
  const person = await tx.people.lock(session.personId);
  const present = await tx.sessions.lock(session.personId, session.id);
  if (!person || !present) throw new NotFound('session');
  const factors = await tx.factors.of(person.id);
  const { outcome } = decideEntry({ way: present.way, factors: stateOfFactors(factors), demand: 'none' });
  if (outcome !== 'allowed') throw new FactorNeeded();
  return { person, factors };
}

/** Records an added or removed factor in the audit log, and mails the person about it. */
export async function reportFactor(
  tx: StaffTx,
  by: SignedIn,
  { person, factor, name, action }: { person: Person; factor: Factor; name?: string; action: 'create' | 'delete' },
  { ids, now }: { ids: IdGenerator; now: Date },
): Promise<void> {
  await auditEverywhere(tx, person.id, authorOf(by), [auditedFactor(person.id, factor, action)]);
  const kind = action === 'create' ? 'factor_added' : 'factor_removed';
  const details = { factor, name, at: now.toISOString() };
  await tx.mails.plan([newMail({ id: ids.next(), kind, email: person.email, language: person.language, details }, now)]);
}

/** Ends all other sessions after a factor was removed; that of the request goes on with what is left (ADR 0171 r2). */
export async function settleSessions(tx: StaffTx, { session: { id, personId } }: SignedIn): Promise<void> {
  await tx.sessions.removeAll(personId, id);
  const session = await tx.sessions.lock(personId, id);
  const way = session && wayWithout(session.way, stateOfFactors(await tx.factors.of(personId)));
  if (way !== undefined && way !== session?.way) await tx.sessions.changeWay({ id, way });
}

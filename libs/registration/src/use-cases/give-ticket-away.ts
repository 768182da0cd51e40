import {
  askForCode,
  CODE_MINUTES,
  type Confirmation,
  type ConfirmationCodes,
  type ConfirmationSubject,
  factOf,
  takeCode,
} from '@svc/contracts';
import { type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import { isTierCancelled, isTransferOpen, normalisedEmail, type SeatFault } from '@svc/ticketing';
import { askedOf, canGiveAway, decideGiving, type GivingDecision, type GivingTerms, type NewHolder } from '../domain/give-away';
import { HoldsAlready } from '../ports/giving';
import type { AttendeeName, EventAttendee } from '../domain/event-attendee';
import type { RegistrationTx, RegistrationUnitOfWork } from '../ports/registration-tx';
import type { OwnTicketCommand } from './change-own-ticket';

export interface GiveTicketAwayCommand extends OwnTicketCommand {
  holder: NewHolder;
  /** Language of the page, BCP 47; the new holder gets mails in it. */
  language?: string;
}

/**
 * Reason why a ticket is not given: `refused`: nothing of it changes any more; `unreachable`: the confirming person has no e-mail;
 * `holds_one`: the new holder has a free seat of the event; `unfit`: a detail of the holder is missing or does not fit.
 */
export type GivingRefusal = { outcome: 'refused' | 'unreachable' | 'holds_one' } | { outcome: 'unfit'; faults: readonly SeatFault[] };

interface Prepared extends Pick<GivingDecision, 'after'> {
  outcome: 'ready';
  subject: ConfirmationSubject & { asked: object };
  record: { email: string; language?: string };
  /** True where its giver had got it from somebody else. */
  wasGiven: boolean;
}

/** Reads the terms for the page of giving a ticket away (ADR 0067). */
export class ReadGivingTerms {
  constructor(private readonly work: RegistrationUnitOfWork) {}

  /** @throws NotFound */
  async execute(name: AttendeeName): Promise<GivingTerms> {
    const terms = await this.work.run(({ giving }) => giving.terms(name));
    if (!terms) throw new NotFound('ticket');
    return terms;
  }
}

/** Mails the person on record the code that gives a ticket to somebody else (ADR 0067). */
export class AskToGiveTicketAway {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly codes: ConfirmationCodes,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns `sent`, with the address of the code; `too_many`: three within the hour
   * @throws NotFound for a ticket that does not exist, or was replaced
   */
  execute(command: GiveTicketAwayCommand): Promise<{ outcome: 'sent' | 'too_many'; email: string } | GivingRefusal> {
    const now = this.clock.now(command);
    return this.work.run(async (tx) => {
      const prepared = await prepare(tx, command, now);
      if (prepared.outcome !== 'ready') return prepared;
      const { subject, record } = prepared;
      return { outcome: await askForCode(tx, { ...subject, ...record }, { codes: this.codes, ids: this.ids, now }), email: record.email };
    });
  }
}

/** Gives a ticket to somebody else by the mailed code: the seat has a new ticket, and the one before is void (ADR 0067). */
export class GiveTicketAway {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly codes: ConfirmationCodes,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns `given`; or another outcome of the code, as in `takeCode`
   * @throws NotFound for a ticket that does not exist, or was replaced: also by this
   */
  async execute(
    command: GiveTicketAwayCommand & { code: string },
  ): Promise<{ outcome: 'given' | 'wrong' | 'over'; email: string } | GivingRefusal> {
    const now = this.clock.now(command);
    try {
      return await this.work.run(async (tx) => {
        const prepared = await prepare(tx, command, now);
        if (prepared.outcome !== 'ready') return prepared;
        const { subject, record, after, wasGiven } = prepared;
        const outcome = await takeCode(tx, { ...subject, code: command.code }, { codes: this.codes, now });
        if (outcome !== 'confirmed') return { outcome, email: record.email };
        await tx.giving.give(command, after);
        await this.report(tx, command, { ...after, wasGiven }, await confirmedBy(tx, subject, now));
        return { outcome: 'given', email: record.email };
      });
    } catch (error) {
      if (error instanceof HoldsAlready) return { outcome: 'holds_one' };
      throw error;
    }
  }

  private async report(
    { outbox, audit }: RegistrationTx,
    { workspaceId, mode, author }: GiveTicketAwayCommand,
    { id: attendeeId, eventId, ticketTypeId, status, wasGiven }: EventAttendee & { wasGiven: boolean },
    { id: confirmationId }: Confirmation,
  ): Promise<void> {
    const head = () => ({ id: this.ids.next(), workspaceId, mode });
    await outbox.append([
      factOf('attendee.updated.v1', head(), { attendeeId, eventId, ticketTypeId, status }),
      factOf('ticket.given_away.v1', head(), { attendeeId, confirmationId, ...(wasGiven && { wasGiven }) }),
    ]);
    const subject = { kind: 'attendee', ref: refOf('att', attendeeId) };
    await audit.record(workspaceId, author, [{ action: 'change', subject, fields: ['holder', 'ticketSerial'], details: { by: 'guest' } }]);
  }
}

/**
 * Locks the seat and decides; requesting and using a code decide alike.
 * @throws NotFound
 */
async function prepare(
  { attendees, giving }: RegistrationTx,
  { workspaceId, mode, attendeeId, serial, holder, language }: GiveTicketAwayCommand,
  now: Date,
): Promise<Prepared | GivingRefusal> {
  const name = { workspaceId, mode, attendeeId };
  const seat = await attendees.lock(name);
  const terms = seat && (await giving.terms(name));
  if (!terms || seat.serial !== serial) throw new NotFound('ticket');
  const isOff = isTierCancelled(terms.tier, terms.rules);
  if (!canGiveAway(seat) || !isTransferOpen({ ...terms.rules, isTierCancelled: isOff, removed: terms.removed }, now))
    return { outcome: 'refused' };
  const { email, language: read } = terms.record;
  if (email === undefined) return { outcome: 'unreachable' };
  const { after, faults } = decideGiving(seat, terms, holder, { now, language });
  if (faults.length > 0) return { outcome: 'unfit', faults };
  const isFree = 'registrationId' in seat.takenBy;
  if (isFree && (await giving.holdsOther(name, { eventId: seat.eventId, email: normalisedEmail(holder.email) })))
    return { outcome: 'holds_one' };
  const subject = { workspaceId, mode, purpose: 'ticket_give_away' as const, subjectId: attendeeId, asked: askedOf(after) };
  return { outcome: 'ready', after, subject, record: { email, language: read }, wasGiven: seat.givenAt !== undefined };
}

/** Returns the code that was just taken: the lock of the seat prevents newer requests. */
async function confirmedBy({ confirmations }: RegistrationTx, subject: ConfirmationSubject, now: Date): Promise<Confirmation> {
  const [newest] = await confirmations.since(subject, new Date(now.getTime() - CODE_MINUTES * 60_000));
  return newest!;
}

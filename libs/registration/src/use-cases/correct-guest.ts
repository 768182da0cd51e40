import {
  type AddressCorrection,
  factOf,
  type KnownFact,
  type MessageAddress,
  messageAddressOf,
  normalisedEmail,
  type PersonCorrection,
} from '@svc/contracts';
import { type AuditedChange, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import { isSeated } from '@svc/ticketing';
import {
  AddressHoldsSeat,
  correctAttendee,
  type CorrectedRegistration,
  type CorrectedSeat,
  correctRegistrant,
  isAboutRegistrant,
} from '../domain/correct-seat';
import type { EventAttendee } from '../domain/event-attendee';
import { leadOf, type Registration } from '../domain/registration';
import { HoldsAlready } from '../ports/giving';
import type { RegistrationTx, RegistrationUnitOfWork } from '../ports/registration-tx';
import type { RegistrationCommand } from './decide-guests';

export interface CorrectGuestCommand extends RegistrationCommand {
  correction: PersonCorrection;
  /** True when an address that messages went to before is notified once. */
  notifyOld: boolean;
}

/** Corrects the person on one seat for their merchant: the registrant, an attendee, or somebody to whom it was given (D-149). */
export class CorrectGuest {
  constructor(
    private readonly work: RegistrationUnitOfWork,
    private readonly ids: IdGenerator,
  ) {}

  /**
   * A correction that changes nothing writes nothing.
   * @throws NotFound, AddressHoldsSeat, and all errors of `correctRegistrant` and `correctAttendee`
   */
  async execute(command: CorrectGuestCommand): Promise<void> {
    const { by } = command;
    const attendeeId = 'attendeeId' in by ? by.attendeeId : undefined;
    try {
      await this.work.run(async (tx) => {
        const registration = await tx.registrations.lock(command);
        if (registration && isAboutRegistrant(registration, attendeeId)) return this.correctRegistrant(tx, registration, command);
        const seat = attendeeId && (await tx.attendees.lock({ ...command, attendeeId }));
        if (!seat) throw new NotFound('registration');
        return this.correctAttendee(tx, seat, command);
      });
    } catch (error) {
      throw error instanceof HoldsAlready ? new AddressHoldsSeat() : error;
    }
  }

  private async correctRegistrant(tx: RegistrationTx, before: Registration, command: CorrectGuestCommand): Promise<void> {
    const corrected = correctRegistrant(before, command.correction);
    if (corrected.fields.length === 0) return;
    const { after, former } = corrected;
    const { workspaceId, mode, id: registrationId, contact } = after;
    const attendeeId = leadOf(before.seats).id;
    if (former) {
      await refuseSecond(tx, { workspaceId, mode, attendeeId, eventId: after.eventId }, messageAddressOf(contact));
      await tx.contacts.join({ workspaceId, mode, ...contact });
    }
    await tx.registrations.correct(after);
    const subjectIds = [registrationId, ...after.seats.map(({ id }) => id)];
    await this.moveMails(tx, { workspaceId, mode, subjectIds }, former, messageAddressOf(contact), command.notifyOld);
    await tx.outbox.append(this.factsOfRegistrant(before, corrected));
    await this.record(tx, command, { kind: 'registration', ref: refOf('att', attendeeId) }, corrected);
  }

  private async correctAttendee(tx: RegistrationTx, before: EventAttendee, command: CorrectGuestCommand): Promise<void> {
    const corrected = correctAttendee(before, command.correction);
    if (corrected.fields.length === 0) return;
    const { after, former } = corrected;
    const { workspaceId, mode } = command;
    const present = after.email === undefined ? undefined : ({ channel: 'email', recipient: after.email } as const);
    if (before.givenAt && former) {
      await refuseSecondGiven(tx, command, after);
      const { name, email, phone } = after;
      await tx.contacts.join({ workspaceId, mode, name, email, phone });
    }
    await tx.attendees.correct({ workspaceId, mode }, after);
    await this.moveMails(tx, { workspaceId, mode, subjectIds: [after.id] }, former, present, command.notifyOld);
    await tx.outbox.append(this.factsOfAttendee(command, before, corrected));
    await this.record(tx, command, { kind: 'attendee', ref: refOf('att', after.id) }, corrected);
  }

  private async moveMails(
    { addresses }: RegistrationTx,
    subject: Pick<AddressCorrection, 'workspaceId' | 'mode' | 'subjectIds'>,
    former: MessageAddress | undefined,
    present: MessageAddress | undefined,
    notifyOld: boolean,
  ): Promise<void> {
    if (!former) return;
    if (present) await addresses.redirect({ ...subject, former, present });
    if (notifyOld) await addresses.notifyFormer({ ...subject, former }, this.ids.next());
  }

  private factsOfRegistrant(before: Registration, { after, former, reissued }: CorrectedRegistration): KnownFact[] {
    const { workspaceId, mode, id: registrationId, eventId, seats } = after;
    const owner = () => ({ id: this.ids.next(), workspaceId, mode });
    const isChanged = (id: string, at: number) => id === leadOf(before.seats).id || seats[at]!.email !== before.seats[at]!.email;
    const updated = seats
      .filter(({ id }, at) => isChanged(id, at))
      .map(({ id: attendeeId, ticketTypeId, status }) =>
        factOf('attendee.updated.v1', owner(), { attendeeId, eventId, ticketTypeId, status }),
      );
    if (!former) return updated;
    const confirms = seats.some(isSeated);
    return [...updated, factOf('registration.guest_corrected.v1', owner(), { registrationId, attendeeIds: [...reissued], confirms })];
  }

  /** A new ticket of a seat that somebody else took goes to them as well, who have the former one. */
  private factsOfAttendee(
    { workspaceId, mode }: CorrectGuestCommand,
    before: EventAttendee,
    { after, reissued }: CorrectedSeat,
  ): KnownFact[] {
    const { id: attendeeId, eventId, ticketTypeId, status, takenBy } = after;
    const owner = () => ({ id: this.ids.next(), workspaceId, mode });
    const isMailed = after.email !== undefined && after.email !== before.email && isSeated(after);
    const isShared = reissued.length > 0 && before.givenAt === undefined;
    return [
      factOf('attendee.updated.v1', owner(), { attendeeId, eventId, ticketTypeId, status }),
      ...(isMailed ? [factOf('attendee.corrected.v1', owner(), { attendeeId })] : []),
      ...(isShared && 'orderId' in takenBy ? [factOf('order.ticket_reissued.v1', owner(), { orderId: takenBy.orderId, attendeeId })] : []),
      ...(isShared && 'registrationId' in takenBy
        ? [factOf('registration.ticket_reissued.v1', owner(), { registrationId: takenBy.registrationId, attendeeId })]
        : []),
    ];
  }

  private record(
    { audit }: RegistrationTx,
    { workspaceId, author, details }: CorrectGuestCommand,
    subject: AuditedChange['subject'],
    { fields, reissued }: { fields: readonly string[]; reissued: readonly string[] },
  ): Promise<void> {
    const more = reissued.length > 0 ? { ...details, ticketsReissued: reissued.length } : details;
    return audit.record(workspaceId, author, [{ action: 'change', subject, fields: [...fields], details: more }]);
  }
}

interface SeatAtEvent {
  workspaceId: string;
  mode: Registration['mode'];
  attendeeId: string;
  eventId: string;
}

/** @throws HoldsAlready when an address holds another free seat of the event */
async function refuseSecond({ giving }: RegistrationTx, seat: SeatAtEvent, present: MessageAddress | undefined): Promise<void> {
  if (present) await giving.claim(seat, { eventId: seat.eventId, address: normalisedEmail(present.recipient) });
}

async function refuseSecondGiven(tx: RegistrationTx, { workspaceId, mode }: CorrectGuestCommand, seat: EventAttendee): Promise<void> {
  if ('orderId' in seat.takenBy || !seat.email) return;
  await refuseSecond(tx, { workspaceId, mode, attendeeId: seat.id, eventId: seat.eventId }, { channel: 'email', recipient: seat.email });
}

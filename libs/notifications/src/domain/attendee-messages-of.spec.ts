import { factOf, type FactData, type FactType, type KnownFact } from '@svc/contracts';
import { randomUUID } from 'node:crypto';
import { type AttendeeFact, attendeeMessagesOf, type AttendeeSeat } from './attendee-messages-of';
import { isFor } from './kinds/planned-kinds';

const [workspaceId, takenBy] = [randomUUID(), randomUUID()];
const seat = (given: Partial<AttendeeSeat> = {}): AttendeeSeat => ({
  workspaceId,
  attendeeId: randomUUID(),
  takenBy,
  email: 'kemi@example.com',
  admitted: true,
  wanted: true,
  told: false,
  ...given,
});
const fact = <Type extends FactType>(type: Type, data: FactData[Type], mode: 'live' | 'test' = 'live') =>
  factOf(type, { id: randomUUID(), workspaceId, mode }, data) as KnownFact as AttendeeFact;
const paid = fact('checkout.paid.v1', { checkoutId: randomUUID(), orderId: takenBy } as FactData['checkout.paid.v1']);
const mailsOf = (told: AttendeeFact, ...seats: AttendeeSeat[]) =>
  attendeeMessagesOf(told, seats).map(({ kind, recipient, details: { attendeeIds = [] } }) =>
    [kind, recipient, attendeeIds.length].join(' '),
  );

describe('[D-137] what attendees are mailed beside whoever took their seats', () => {
  it('is one mail to each address, whatever its case, with their own seats', () => {
    const [first, other, third] = [seat(), seat({ email: 'bola@example.com' }), seat({ email: ' KEMI@example.com' })];
    expect(attendeeMessagesOf(paid, [first, other, third])).toMatchObject([
      { recipient: 'kemi@example.com', subjectId: first.attendeeId, details: { attendeeIds: [first.attendeeId, third.attendeeId] } },
      { recipient: 'bola@example.com', subjectId: other.attendeeId, details: { attendeeIds: [other.attendeeId] } },
    ]);
  });

  it('is nothing unless the workspace wants it, of seats that do not let in, of another order or workspace', () => {
    const others = [{ wanted: false }, { admitted: false }, { takenBy: randomUUID() }, { workspaceId: randomUUID() }];
    expect(mailsOf(paid, ...others.map((given) => seat(given)))).toEqual([]);
  });

  it('are the seats that are approved, once they are', () => {
    const [approved, waiting] = [seat(), seat({ admitted: false })];
    const attendeeIds = [approved.attendeeId, waiting.attendeeId];
    expect(mailsOf(fact('registration.approved.v1', { registrationId: takenBy, attendeeIds }), approved, waiting, seat())).toEqual([
      'attendee_ticket kemi@example.com 1',
    ]);
  });

  it('is what becomes of a ticket to whom it was sent, also once no more are wanted, and to nobody else', () => {
    const [told, stranger] = [seat({ told: true, wanted: false, admitted: false }), seat({ admitted: false })];
    const attendeeIds = [told.attendeeId, stranger.attendeeId];
    expect(mailsOf(fact('registration.cancelled.v1', { registrationId: takenBy, attendeeIds }), told, stranger)).toEqual([
      'registration_cancelled kemi@example.com 1',
    ]);
    const again = { ...told, admitted: true };
    expect(mailsOf(fact('order.ticket_reissued.v1', { orderId: takenBy, attendeeId: told.attendeeId }), again, seat())).toEqual([
      'ticket_reissued kemi@example.com 1',
    ]);
  });

  it('is not asked for of test mode, nor of what repeats a mail to the guest', () => {
    expect(isFor('attendees')(paid)).toBe(true);
    expect(isFor('attendees')({ ...paid, mode: 'test' })).toBe(false);
    expect(isFor('attendees')(fact('registration.repeated.v1', { registrationId: takenBy } as FactData['registration.repeated.v1']))).toBe(
      false,
    );
  });
});

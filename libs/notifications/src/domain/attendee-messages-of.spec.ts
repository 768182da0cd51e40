import { factOf, type FactData, type FactType, type KnownFact } from '@svc/contracts';
import { randomUUID } from 'node:crypto';
import { type AttendeeFact, attendeeMessagesOf, type AttendeeSeat } from './attendee-messages-of';
import { isFor } from './kinds/planned-kinds';

const [workspaceId, takenBy] = [randomUUID(), randomUUID()];
const seat = (facts: Partial<AttendeeSeat> = {}): AttendeeSeat => ({
  workspaceId,
  attendeeId: randomUUID(),
  takenBy,
  email: 'kemi@example.com',
  admitted: true,
  wanted: true,
  notified: false,
  ...facts,
});
const fact = <Type extends FactType>(type: Type, data: FactData[Type], mode: 'live' | 'test' = 'live') =>
  factOf(type, { id: randomUUID(), workspaceId, mode }, data) as KnownFact as AttendeeFact;
const paid = fact('checkout.paid.v1', { checkoutId: randomUUID(), orderId: takenBy } as FactData['checkout.paid.v1']);
const mailsOf = (about: AttendeeFact, ...seats: AttendeeSeat[]) =>
  attendeeMessagesOf(about, seats).map(({ kind, recipient, details: { attendeeIds = [] } }) =>
    [kind, recipient, attendeeIds.length].join(' '),
  );

describe('[D-137] mails to attendees, beside the buyer or registrant', () => {
  it('are one for each address, in any case of its letters, with their own seats', () => {
    const [first, other, third] = [seat(), seat({ email: 'bola@example.com' }), seat({ email: ' KEMI@example.com' })];
    expect(attendeeMessagesOf(paid, [first, other, third])).toMatchObject([
      { recipient: 'kemi@example.com', subjectId: first.attendeeId, details: { attendeeIds: [first.attendeeId, third.attendeeId] } },
      { recipient: 'bola@example.com', subjectId: other.attendeeId, details: { attendeeIds: [other.attendeeId] } },
    ]);
  });

  it('are none unless the workspace wants them, for seats that do not let in, or of another order or workspace', () => {
    const others = [{ wanted: false }, { admitted: false }, { takenBy: randomUUID() }, { workspaceId: randomUUID() }];
    expect(mailsOf(paid, ...others.map((facts) => seat(facts)))).toEqual([]);
  });

  it('cover seats once they are approved', () => {
    const [approved, waiting] = [seat(), seat({ admitted: false })];
    const attendeeIds = [approved.attendeeId, waiting.attendeeId];
    expect(mailsOf(fact('registration.approved.v1', { registrationId: takenBy, attendeeIds }), approved, waiting, seat())).toEqual([
      'attendee_ticket kemi@example.com 1',
    ]);
  });

  it('report news of a ticket to its recipient, even once no more are wanted, and to nobody else', () => {
    const [mailed, stranger] = [seat({ notified: true, wanted: false, admitted: false }), seat({ admitted: false })];
    const attendeeIds = [mailed.attendeeId, stranger.attendeeId];
    expect(mailsOf(fact('registration.cancelled.v1', { registrationId: takenBy, attendeeIds }), mailed, stranger)).toEqual([
      'registration_cancelled kemi@example.com 1',
    ]);
    const again = { ...mailed, admitted: true };
    expect(mailsOf(fact('order.ticket_reissued.v1', { orderId: takenBy, attendeeId: mailed.attendeeId }), again, seat())).toEqual([
      'ticket_reissued kemi@example.com 1',
    ]);
  });

  it('are not planned in test mode, nor when a mail to the guest is repeated', () => {
    expect(isFor('attendees')(paid)).toBe(true);
    expect(isFor('attendees')({ ...paid, mode: 'test' })).toBe(false);
    expect(isFor('attendees')(fact('registration.repeated.v1', { registrationId: takenBy } as FactData['registration.repeated.v1']))).toBe(
      false,
    );
  });
});

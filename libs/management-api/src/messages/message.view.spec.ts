import { refOf } from '@svc/kernel';
import { MESSAGE_KINDS, ORDER_MESSAGE_KINDS, SAVINGS_MESSAGE_KINDS, type MessageKind } from '@svc/notifications';
import { aMessage } from '@svc/notifications/testing';
import { messageQueryOf, messagesQuery, presentMessage } from './messages.dto';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const subjectOf = (kind: MessageKind, subjectId = aMessage().subjectId, details = {}) =>
  presentMessage({ ...aMessage({ kind, subjectId, details }), state: 'sent', attempts: 1, dueAt: NOW, createdAt: NOW }).subject;

describe('the subject of a message', () => {
  it.each([...ORDER_MESSAGE_KINDS, ...SAVINGS_MESSAGE_KINDS])('is the order when it is of kind %s', (kind) => {
    expect(subjectOf(kind)).toEqual({ kind: 'order', ref: expect.stringMatching(/^ord_/) });
  });

  it('is a registration for messages to guests alone', () => {
    const registrations = MESSAGE_KINDS.filter((kind) => subjectOf(kind).kind === 'registration');
    expect(registrations.filter((kind) => !/^registration_|^event_|^ticket_/.test(kind))).toEqual([]);
  });

  it('[ADR 0067 r7] is the seat for its recipient, in each kind of message', () => {
    const { subjectId } = aMessage();
    for (const kind of ['ticket_given', 'event_rescheduled', 'registration_cancelled'] as const)
      expect(subjectOf(kind, subjectId, { attendeeIds: [subjectId] })).toEqual({ kind: 'attendee', ref: refOf('att', subjectId) });
  });

  const queryOf = (subject: string) => messageQueryOf(messagesQuery.parse({ subject }));

  it.each(MESSAGE_KINDS)('can be asked for by its ref: %s', (kind) => {
    const { subjectId } = aMessage();
    expect(queryOf(subjectOf(kind, subjectId).ref).subjectId).toBe(subjectId);
  });

  it.each(['ade', refOf('chk', aMessage().subjectId)])('is nothing that has the ref %s', (ref) => {
    expect(() => queryOf(ref)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_ERROR',
        message: expect.stringContaining('grp_, ord_, rfd_'),
        details: { invalid: ['subject'] },
      }),
    );
  });
});

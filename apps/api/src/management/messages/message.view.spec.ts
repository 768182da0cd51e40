import { MESSAGE_KINDS, ORDER_MESSAGE_KINDS, SAVINGS_MESSAGE_KINDS, type MessageKind } from '@svc/notifications';
import { aMessage } from '@svc/notifications/testing';
import { presentMessage } from './message.view';

const NOW = new Date('2026-11-22T09:00:00.000Z');
const subjectOf = (kind: MessageKind) => presentMessage({ ...aMessage({ kind }), state: 'sent', attempts: 1, dueAt: NOW, createdAt: NOW }).subject;

describe('what a message is about', () => {
  it.each([...ORDER_MESSAGE_KINDS, ...SAVINGS_MESSAGE_KINDS])('is the order when it is of kind %s', (kind) => {
    expect(subjectOf(kind)).toEqual({ kind: 'order', ref: expect.stringMatching(/^ord_/) });
  });

  it('is a registration for what guests are told alone', () => {
    const registrations = MESSAGE_KINDS.filter((kind) => subjectOf(kind).kind === 'registration');
    expect(registrations.filter((kind) => !/^registration_|^event_/.test(kind))).toEqual([]);
  });
});

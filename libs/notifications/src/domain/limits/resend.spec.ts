import { randomUUID } from 'node:crypto';
import { Throttled } from '@svc/kernel';
import { aMessage } from '../../testing';
import { MESSAGES } from '../kinds/messages';
import { erasedRecipient, type Message, MESSAGE_KINDS, MESSAGE_STATES, purgedRecipient } from '../message';
import { asFirstSent, MOST_RESENT, NotResent, refuseFormerAddress, refuseResend, refuseTooMany, repeated, resentSince } from './resend';

const NOW = new Date('2026-11-21T08:00:00.000Z');
const message = (facts: Partial<Message> = {}): Message => ({
  ...aMessage(),
  state: 'sent',
  attempts: 1,
  dueAt: NOW,
  createdAt: NOW,
  sentAt: NOW,
  ...facts,
});
const reasonOf = (refused: () => void): unknown => {
  try {
    refused();
    return undefined;
  } catch (error) {
    return error instanceof NotResent ? error.details?.reason : error;
  }
};

describe('[D-149] a message that is sent once more', () => {
  it('is one that was sent, to somebody who is not the merchant, and no proof of who reads it', () => {
    const sent = MESSAGE_KINDS.filter((kind) => reasonOf(() => refuseResend(message({ kind }))) === undefined);
    const refused = MESSAGE_KINDS.filter((kind) => !sent.includes(kind));
    const codes = ['confirmation_code', 'newsletter_confirm', 'restock_confirm'];
    expect(refused.filter((kind) => MESSAGES[kind].to === 'customer').sort()).toEqual(codes);
    expect(sent.filter((kind) => MESSAGES[kind].to !== 'customer')).toEqual([]);
    for (const kind of ['registration_confirmed', 'order_confirmed', 'event_rescheduled', 'event_announcement'])
      expect(sent).toContain(kind);
    const states = MESSAGE_STATES.map((state) => [state, reasonOf(() => refuseResend(message({ state })))]);
    expect(states.filter(([, reason]) => reason === undefined)).toEqual([['sent', undefined]]);
  });

  it.each([erasedRecipient('1'), purgedRecipient('1')])('[D-152] goes to nobody who is %s', (recipient) => {
    expect(reasonOf(() => refuseResend(message({ recipient })))).toBe('nobody');
  });

  it('goes to no address that what it is about no longer has', () => {
    const to = (...addresses: string[]) => reasonOf(() => refuseFormerAddress({ recipient: 'Ade@example.com' }, addresses));
    expect([to(), to('bola@example.com', ' ade@Example.com '), to('+2348031234567')]).toEqual([undefined, undefined, 'address_changed']);
  });

  it('is one of twenty to its recipient in a day', () => {
    const oldest = new Date(NOW.getTime() - 3_600_000);
    expect(reasonOf(() => refuseTooMany({ count: MOST_RESENT - 1, oldest }, NOW))).toBeUndefined();
    const error = reasonOf(() => refuseTooMany({ count: MOST_RESENT, oldest }, NOW)) as Throttled;
    expect(error).toBeInstanceOf(Throttled);
    expect([error.code, error.details, error.retryAfterSeconds]).toEqual(['RATE_LIMITED', { limit: 'recipient' }, 23 * 3_600]);
    expect(resentSince(NOW)).toEqual(new Date('2026-11-20T08:00:00.000Z'));
  });

  it('is a message of its own that names the first one, and that no limit of unanswered mails counts', () => {
    const first = message({ details: { attendeeIds: ['a'], limitedAs: 'registration' } });
    const [id, version] = [randomUUID(), randomUUID()];
    const again = repeated(first, { id, version });
    const { workspaceId, mode, kind, channel, recipient, subjectId } = first;
    expect(again).toEqual({
      ...{ workspaceId, mode, kind, channel, recipient, subjectId, id, version },
      details: { attendeeIds: ['a'], resendOf: first.id },
    });
    const third = repeated(message({ ...again }), { id: randomUUID(), version });
    expect([third.details.resendOf, asFirstSent(message({ ...third })).id, asFirstSent(first).id]).toEqual([first.id, first.id, first.id]);
  });
});

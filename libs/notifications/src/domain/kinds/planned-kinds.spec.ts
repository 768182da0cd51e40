import { factOf } from '@svc/contracts';
import { randomUUID } from 'node:crypto';
import { MESSAGE_KINDS, type MessageKind } from '../message';
import { SINGLE_NOTICE_MAILS } from '../notices/notice';
import { MESSAGES } from './messages';
import { isFor, kindFor } from './planned-kinds';

const workspaceId = randomUUID();
const repeated = (mode: 'live' | 'test' | null) =>
  factOf('ticket.repeated.v1', { id: randomUUID(), workspaceId, mode }, { attendeeId: randomUUID() });
const holder = (pending: boolean) => ({ workspaceId, attendeeId: randomUUID(), email: 'ade@example.com', pending });

describe('the table of kinds of messages', () => {
  it('has a row for each kind, in whatever part of it', () => {
    expect(Object.keys(MESSAGES).sort()).toEqual([...MESSAGE_KINDS].sort());
  });

  it('has every kind planned by a fact, except those that limits plan, and news to merchants, which go by their settings', () => {
    const planned = (kind: (typeof MESSAGE_KINDS)[number]) =>
      Object.values(MESSAGES[kind].plannedBy).some((facts) => Object.keys(facts).length > 0);
    const news: MessageKind[] = [...Object.values(SINGLE_NOTICE_MAILS), 'notices_listed'];
    const others = MESSAGE_KINDS.filter((kind) => !planned(kind) && !news.includes(kind));
    expect(others).toEqual(['texts_waiting', 'registrations_listed', 'address_corrected']);
    expect(news.filter((kind) => planned(kind))).toEqual([]);
  });
});

describe('what a fact plans', () => {
  it('is of the kind that is true of the recipient', () => {
    const { type, data } = repeated('live');
    expect([holder(true), holder(false)].map((one) => kindFor('holders', { type, data }, one))).toEqual([
      'ticket_given_pending',
      'ticket_given',
    ]);
  });

  it('is nothing for other audiences, nor in test mode for audiences of live mode alone', () => {
    expect([isFor('holders')(repeated('live')), isFor('guests')(repeated('live')), isFor('holders')(repeated('test'))]).toEqual([
      true,
      false,
      false,
    ]);
    const head = { id: randomUUID(), workspaceId, mode: 'test' as const };
    expect(isFor('subscribers')(factOf('subscription.restocked.v1', head, { subscriptionId: randomUUID() }))).toBe(true);
  });
});

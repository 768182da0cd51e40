import { randomUUID } from 'node:crypto';
import { OPERATOR } from '@svc/kernel/testing';
import { MOST_ANNOUNCEMENTS_PER_DAY } from '../domain/announcements/announcement';
import { InMemoryMessages } from '../testing';
import { AnnounceToGuests, type AnnounceToGuestsCommand } from './announce-to-guests';
import { MOST_GUESTS_AT_ONCE, PlanMessages } from './plan-messages';

const START = new Date('2026-12-01T12:00:00.000Z');
const HOUR_MS = 3_600_000;

describe('[D-137] writing to the guests of an event', () => {
  const ids = { next: randomUUID };
  const workspaceId = randomUUID();
  const event = { id: randomUUID(), slug: 'launch' };
  let now: Date;
  let messages: InMemoryMessages;

  beforeEach(() => {
    now = START;
    messages = new InMemoryMessages({ now: () => now });
    readers(2);
  });

  const readers = (count: number) =>
    messages.readers.set(
      event.id,
      Array.from({ length: count }, (_, at) => ({ key: String(at).padStart(5, '0'), email: `guest-${at}@example.com`, language: 'fr' })),
    );
  const write = (facts: Partial<AnnounceToGuestsCommand> = {}) =>
    new AnnounceToGuests(messages.work, { now: () => now }, ids).execute({
      workspaceId,
      event,
      who: 'all',
      about: 'event',
      text: { subject: 'Parking', body: 'Gate B.' },
      byLanguage: {},
      dryRun: false,
      by: OPERATOR,
      ...facts,
    });
  const relay = () => {
    const facts = messages.left.splice(0);
    return messages.work.run(({ plan }) => new PlanMessages(ids).execute(plan, facts));
  };

  it('returns the number of recipients, is recorded, and is sent to nobody in the request', async () => {
    expect(await write()).toMatchObject({ recipients: 2, unsubscribed: 0, isReplay: false });
    expect(messages.audit.entries).toMatchObject([
      { action: 'create', subject: { kind: 'event_message', name: 'launch' }, details: { recipients: 2, about: 'event' } },
    ]);
    expect((await messages.log.page(workspaceId, { limit: 10 })).data).toEqual([]);
    await relay();
    const { data } = await messages.log.page(workspaceId, { limit: 10, subjectId: event.id });
    expect(data.map(({ kind, recipient, details }) => [kind, recipient, details.announcement?.language]).sort()).toEqual([
      ['event_announcement', 'guest-0@example.com', 'fr'],
      ['event_announcement', 'guest-1@example.com', 'fr'],
    ]);
  });

  it('is planned a bounded number at a time, each reader once', async () => {
    readers(MOST_GUESTS_AT_ONCE + 1);
    await write();
    expect([(await relay()).length, (await relay()).length, messages.left.length]).toEqual([MOST_GUESTS_AT_ONCE, 1, 0]);
  });

  it('counts the recipients in a dry run, and sends nothing', async () => {
    expect(await write({ dryRun: true })).toMatchObject({ recipients: 2 });
    expect([messages.left, messages.announcements, messages.audit.entries]).toEqual([[], [], []]);
  });

  it('[D-42] is done once for each key; another request with it is refused', async () => {
    const first = await write({ idempotencyKey: 'k' });
    readers(3);
    expect(await write({ idempotencyKey: 'k' })).toMatchObject({ recipients: first.recipients, isReplay: true });
    expect(messages.left).toHaveLength(1);
    await expect(write({ idempotencyKey: 'k', who: 'waiting' })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    now = new Date(START.getTime() + 24 * HOUR_MS);
    expect(await write({ idempotencyKey: 'k' })).toMatchObject({ recipients: 3, isReplay: false });
  });

  it('is refused to a workspace that has reached the limit of 24 hours, until the oldest no longer counts', async () => {
    for (let sent = 0; sent < MOST_ANNOUNCEMENTS_PER_DAY; sent += 1) {
      await write({ idempotencyKey: `k${sent}` });
      now = new Date(now.getTime() + 60_000);
    }
    await expect(write()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      details: { limit: 'workspace_day' },
      retryAfterSeconds: 86_400 - MOST_ANNOUNCEMENTS_PER_DAY * 60,
    });
    expect(await write({ idempotencyKey: 'k0' })).toMatchObject({ isReplay: true });
    expect(await write({ dryRun: true })).toMatchObject({ recipients: 2 });
    now = new Date(START.getTime() + 24 * HOUR_MS);
    expect(await write()).toMatchObject({ isReplay: false });
  });

  it('is refused without recipients', async () => {
    readers(0);
    await expect(write()).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(messages.announcements).toEqual([]);
  });
});

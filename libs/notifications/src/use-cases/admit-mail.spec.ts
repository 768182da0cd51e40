import { randomUUID } from 'node:crypto';
import type { Message, PlannedMessage } from '../domain/message';
import type { MailGroup } from '../domain/limits/unanswered-mails';
import { aMessage, InMemoryMessages } from '../testing';
import { admitMail } from './admit-mail';

const HOUR_MS = 3_600_000;
const workspaceId = randomUUID();
let now: Date;
let messages: InMemoryMessages;

beforeEach(() => {
  now = new Date('2026-11-28T08:00:00.000Z');
  messages = new InMemoryMessages({ now: () => now });
});

const wait = (hours: number) => void (now = new Date(now.getTime() + hours * HOUR_MS));
async function attempt(message: PlannedMessage): Promise<Message['state']> {
  return messages.work.run(async (tx) => {
    const leased = (await tx.messages.lease(message, HOUR_MS))!;
    const settlement = await admitMail(tx, leased, { now, ids: { next: randomUUID } });
    if (!settlement) await tx.messages.settle(leased, { state: 'sent', at: now });
    return settlement?.state ?? 'sent';
  });
}
async function send(count: number, group: MailGroup | undefined, facts: Partial<PlannedMessage> = {}): Promise<Message['state'][]> {
  const states: Message['state'][] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const message = aMessage({ workspaceId, kind: 'attendee_ticket', details: group ? { limitedAs: group } : {}, ...facts });
    await messages.work.run(({ plan }) => plan.insert([message]));
    states.push(await attempt(message));
  }
  return states;
}
const times = (count: number, state: Message['state']) => Array.from({ length: count }, () => state);
const lists = async () => (await messages.log.page(workspaceId, { limit: 10, kind: 'registrations_listed' })).data;

describe('[D-153] a mail that a stranger can cause', () => {
  it('goes five times a day to one address, and is withheld with the reason beyond that', async () => {
    expect(await send(7, 'unconfirmed')).toEqual([...times(5, 'sent'), ...times(2, 'withheld')]);
    const { data } = await messages.log.page(workspaceId, { limit: 10, state: 'withheld' });
    expect(data.map(({ lastError }) => lastError)).toEqual([
      expect.stringMatching(/5 unanswered mails of this kind in a day/),
      expect.stringMatching(/5 unanswered mails of this kind in a day/),
    ]);
    expect(await send(1, 'unconfirmed', { recipient: 'bola@example.com' })).toEqual(['sent']);
    wait(24);
    expect(await send(6, 'unconfirmed')).toEqual([...times(5, 'sent'), 'withheld']);
  });

  it('goes twenty times a week', async () => {
    const states: Message['state'][] = [];
    for (let day = 0; day < 6; day += 1) {
      states.push(...(await send(4, 'unconfirmed')));
      wait(24);
    }
    expect(states).toEqual([...times(20, 'sent'), ...times(4, 'withheld')]);
    wait(24);
    expect(await send(2, 'unconfirmed')).toEqual(times(2, 'sent'));
  });

  it('is never counted where a payment or the merchant has caused it', async () => {
    expect(await send(50, undefined)).toEqual(times(50, 'sent'));
    expect(await send(1, 'unconfirmed')).toEqual(['sent']);
  });

  it('is counted once, however often it is tried', async () => {
    const message = aMessage({ workspaceId, kind: 'attendee_ticket', details: { limitedAs: 'unconfirmed' } });
    await messages.work.run(async (tx) => {
      await tx.plan.insert([message]);
      const leased = (await tx.messages.lease(message, 0))!;
      expect(await admitMail(tx, leased, { now, ids: { next: randomUUID } })).toBeUndefined();
    });
    await send(4, 'unconfirmed');
    expect([await attempt(message), ...(await send(1, 'unconfirmed'))]).toEqual(['sent', 'withheld']);
  });

  it('goes again once the owner of the address has answered', async () => {
    await send(5, 'unconfirmed');
    await messages.work.run(({ mails }) => mails.clear([{ workspaceId, email: 'ADE@example.com' }]));
    expect(await send(6, 'unconfirmed')).toEqual([...times(5, 'sent'), 'withheld']);
  });

  it('goes twenty times a day when it is about a registration; then one mail a day lists all registrations', async () => {
    const registration = { kind: 'registration_confirmed' } as const;
    expect(await send(23, 'registration', registration)).toEqual([...times(20, 'sent'), ...times(3, 'withheld')]);
    expect(await send(1, 'unconfirmed')).toEqual(['sent']);
    expect(await lists()).toMatchObject([{ state: 'due', recipient: 'ade@example.com', dueAt: new Date(now.getTime() + 60_000) }]);
    wait(1);
    const [list] = await lists();
    expect(await attempt({ ...list!, version: randomUUID() })).toBe('sent');
    await send(2, 'registration', registration);
    expect((await lists()).map(({ state, dueAt }) => [state, dueAt]).sort()).toEqual([
      ['due', new Date(now.getTime() + 24 * HOUR_MS)],
      ['sent', expect.any(Date)],
    ]);
  });
});
